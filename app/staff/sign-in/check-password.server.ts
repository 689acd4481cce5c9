import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { digest } from "~/core/digest";
import { passwordLength, plainEmail } from "~/core/sessions/people";
import { BusyError, type HashQueue, isRightPassword } from "./hash-password.server";
import { forgetSignInTries, takeSignInTry } from "./limit-sign-in.server";
import { countWrongCode, isCodeLimitReached, stepOfCode } from "./one-time-code.server";
import type { SignInOrigin } from "./start-session.server";

export type PasswordSignIn = { email: string; password: string; code: string };

export type PasswordVerdict =
  | { outcome: "right"; personId: string }
  | { outcome: "wrong" }
  /** All was right, but too many codes were guessed: known browsers and passkeys only. */
  | { outcome: "locked" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/**
 * Checks an email address, a password and the code of an app, behind the limits. An unknown email, a
 * suspended person and a wrong password get the same verdict after the same work.
 */
export async function checkPassword(
  app: App,
  {
    email: typed,
    password,
    code,
    visitor,
    browser,
    hasSession,
  }: PasswordSignIn &
    Pick<SignInOrigin, "visitor" | "browser"> & {
      /** Whether the person is signed in and re-authenticates. */
      hasSession: boolean;
    },
): Promise<PasswordVerdict> {
  try {
    const email = plainEmail(typed);
    const person = await findByEmail(app.db, email);
    const place = { email, visitor, knownBrowser: await knownBrowser(app.db, person?.id, browser) };
    const taken = await takeSignInTry(app, place);
    if (!taken.allowed) return { outcome: "too-many", retryAfterSeconds: taken.retryAfterSeconds };
    const isKnown = place.knownBrowser !== "";
    const queue = hasSession || isKnown ? "known" : "stranger";
    const checked = await checkValues(app, person, { password, code, isKnown, queue });
    if (checked.outcome === "right") await forgetSignInTries(app, place);
    return checked;
  } catch (error) {
    if (error instanceof BusyError) return { outcome: "too-many", retryAfterSeconds: 5 };
    throw error;
  }
}

/**
 * One of two simultaneous requests with the same code succeeds. The password must still be
 * stored after the slow hash, and the person not suspended. "locked" is said only for the right
 * password and code, so that it confirms neither to somebody who guesses.
 */
async function checkValues(
  app: App,
  person: PersonRow | undefined,
  {
    password,
    code,
    isKnown,
    queue,
  }: { password: string; code: string; isKnown: boolean; queue: HashQueue },
): Promise<PasswordVerdict> {
  const fits = [...password].length <= passwordLength.most;
  const stored = person?.password_hash ?? null;
  const settings = { cost: app.passwordCost, queue };
  const right = await isRightPassword(fits ? password : "", stored, settings);
  if (!person || !right || person.suspended_at !== null) return { outcome: "wrong" };
  const step = person.code_secret ? stepOfCode(person.code_secret, code, app.clock()) : null;
  if (step === null) {
    await countWrongCode(app, person);
    return { outcome: "wrong" };
  }
  if (!isKnown && (await isCodeLimitReached(app, person.id))) return { outcome: "locked" };
  const { numUpdatedRows } = await app.db
    .updateTable("people")
    .set({ code_step: step })
    .where("id", "=", person.id)
    .where("password_hash", "=", person.password_hash)
    .where("suspended_at", "is", null)
    .where((where) => where.or([where("code_step", "is", null), where("code_step", "<", step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { outcome: "right", personId: person.id } : { outcome: "wrong" };
}

export const findByEmail = (db: Kysely<Schema>, email: string): Promise<PersonRow | undefined> =>
  db.selectFrom("people").selectAll().where("email", "=", email).executeTakeFirst();

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
