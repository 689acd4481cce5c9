import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { digest } from "~/core/digest";
import { passwordLength } from "~/core/sessions/people";
import { BusyError, type HashQueue, isRightPassword } from "./hash-password.server";
import type { CodeLimit } from "./limit-codes.server";
import type { SignInLimit } from "./limit-sign-in.server";
import { stepOfCode } from "./one-time-code.server";
import type { Door, PasswordSignIn } from "./sign-in-types";

/** The account as it is stored. */
export const plainEmail = (email: string) => email.trim().toLowerCase();

export type PasswordVerdict =
  | { outcome: "right"; personId: string }
  | { outcome: "wrong" }
  /** All was right, but too many codes were guessed: known browsers and passkeys only. */
  | { outcome: "locked" }
  | { outcome: "too-many"; retryAfterSeconds: number };

export type CheckPassword = (
  tried: PasswordSignIn &
    Pick<Door, "visitor" | "browser"> & {
      /** Whether the person is signed in and re-authenticates. */
      hasSession: boolean;
    },
) => Promise<PasswordVerdict>;

/**
 * Checks an email address, a password and the code of an app, behind the limits. An unknown
 * email, a suspended person and a wrong password get the same answer after the same work.
 */
export function makeCheckPassword({
  db,
  clock,
  limit,
  codeLimit,
  cost,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  limit: SignInLimit;
  codeLimit: CodeLimit;
  cost: number;
}): CheckPassword {
  return async ({ email, password, code, visitor, browser, hasSession }) => {
    try {
      const person = await db
        .selectFrom("people")
        .selectAll()
        .where("email", "=", plainEmail(email))
        .executeTakeFirst();
      const place = {
        email: plainEmail(email),
        visitor,
        knownBrowser: await knownBrowser(db, person?.id, browser),
      };
      const taken = await limit.take(place);
      if (!taken.allowed) {
        return { outcome: "too-many", retryAfterSeconds: taken.retryAfterSeconds };
      }
      const isKnown = place.knownBrowser !== "";
      const queue = hasSession || isKnown ? "known" : "stranger";
      const checked = await check({ person, password, code, isKnown, queue });
      if (checked.outcome === "right") await limit.forget(place);
      return checked;
    } catch (error) {
      if (error instanceof BusyError) return { outcome: "too-many", retryAfterSeconds: 5 };
      throw error;
    }
  };

  /**
   * Of two requests with the same code at the same moment, one succeeds. The password must still be
   * stored after the slow hash, and the person not suspended. "locked" is said only for the right
   * password and code, so that it confirms neither to somebody who guesses.
   */
  async function check({
    person,
    password,
    code,
    isKnown,
    queue,
  }: {
    person: PersonRow | undefined;
    password: string;
    code: string;
    isKnown: boolean;
    queue: HashQueue;
  }): Promise<PasswordVerdict> {
    const fits = [...password].length <= passwordLength.most;
    const stored = person?.password_hash ?? null;
    const right = await isRightPassword(fits ? password : "", stored, { cost, queue });
    if (!person || !right || person.suspended_at !== null) return { outcome: "wrong" };
    const step = person.code_secret ? stepOfCode(person.code_secret, code, clock()) : null;
    if (step === null) {
      await codeLimit.countWrong(person);
      return { outcome: "wrong" };
    }
    if (!isKnown && (await codeLimit.isReached(person.id))) return { outcome: "locked" };
    const { numUpdatedRows } = await db
      .updateTable("people")
      .set({ code_step: step })
      .where("id", "=", person.id)
      .where("password_hash", "=", person.password_hash)
      .where("suspended_at", "is", null)
      .where((where) => where.or([where("code_step", "is", null), where("code_step", "<", step)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { outcome: "right", personId: person.id } : { outcome: "wrong" };
  }
}

/** The browser's hash where this person has signed in with it before; "" otherwise. */
export async function knownBrowser(
  db: Kysely<Schema>,
  personId: string | undefined,
  browser: string,
): Promise<string> {
  if (!personId || browser === "") return "";
  const row = await db
    .selectFrom("known_browsers")
    .select("browser_hash")
    .where("person_id", "=", personId)
    .where("browser_hash", "=", digest(browser))
    .executeTakeFirst();
  return row?.browser_hash ?? "";
}
