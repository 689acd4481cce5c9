import type { Kysely } from "kysely";
import { passwordLength } from "../../app/contracts/people";
import type { Accounts } from "../../app/contracts/sign-in";
import type { PersonRow, Schema } from "../db/schema";
import { digest } from "../digest";
import type { Logger } from "../logger";
import { BusyError, isRightPassword } from "./hash-password";
import type { LetIn } from "./let-in";
import type { SignInLimit } from "./limit-sign-in";
import { stepOfCode } from "./one-time-code";

/** Whose account it is, as it is stored. */
export const plainEmail = (email: string) => email.trim().toLowerCase();

/**
 * Signs in with an e-mail address, a password and the code of an app. An unknown address, a
 * suspended person and a wrong password are answered with the same words after the same work.
 */
export function makeSignInWithPassword({
  db,
  clock,
  logger,
  limit,
  letIn,
  cost,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  limit: SignInLimit;
  letIn: LetIn;
  cost: number;
}): Accounts["signInWithPassword"] {
  return async ({ email, password, code, ...door }) => {
    const { visitor } = door;
    try {
      const person = await db
        .selectFrom("people")
        .selectAll()
        .where("email", "=", plainEmail(email))
        .executeTakeFirst();
      const place = {
        email: plainEmail(email),
        visitor,
        knownBrowser: await knownBrowser(person, door.browser),
      };
      const taken = await limit.take(place);
      if (!taken.allowed) {
        logger.warn({ visitor }, "staff sign-in refused: too many tries");
        return { outcome: "too-many", retryAfterSeconds: taken.retryAfterSeconds };
      }
      if (!person || !(await isRight(person, password, code))) {
        if (!person) await isRightPassword(password.slice(0, passwordLength.most), null, cost);
        logger.warn({ visitor }, "staff sign-in refused: wrong password or code");
        return { outcome: "wrong" };
      }
      await limit.forget(place);
      logger.info({ visitor, person: person.id }, "staff signed in with a password");
      return await letIn(person.id, door);
    } catch (error) {
      if (error instanceof BusyError) return { outcome: "too-many", retryAfterSeconds: 5 };
      logger.error({ err: error }, "staff sign-in failed: the database does not answer");
      return { outcome: "unavailable" };
    }
  };

  /** The browser's hash where this person has signed in with it before. */
  async function knownBrowser(person: PersonRow | undefined, browser: string): Promise<string> {
    if (!person || browser === "") return "";
    const row = await db
      .selectFrom("known_browsers")
      .select("browser_hash")
      .where("person_id", "=", person.id)
      .where("browser_hash", "=", digest(browser))
      .executeTakeFirst();
    return row?.browser_hash ?? "";
  }

  /** The code is taken once, also of two requests at the same moment. */
  async function isRight(person: PersonRow, password: string, code: string): Promise<boolean> {
    const fits = [...password].length <= passwordLength.most;
    const right = await isRightPassword(fits ? password : "", person.password_hash, cost);
    const step = person.code_secret ? stepOfCode(person.code_secret, code, clock()) : null;
    if (!right || step === null || person.suspended_at !== null) return false;
    const { numUpdatedRows } = await db
      .updateTable("people")
      .set({ code_step: step })
      .where("id", "=", person.id)
      .where((where) => where.or([where("code_step", "is", null), where("code_step", "<", step)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}
