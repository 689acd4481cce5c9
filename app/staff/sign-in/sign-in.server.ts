import type { App } from "~/core/app";
import { passwordLength, plainEmail } from "~/core/sessions/people";
import { guardSignIn, type SignInRefused, withinLimits } from "./guard-sign-in.server";
import { isRightPassword } from "./hash-password.server";
import { countWrongCode, isCodeLimitReached, stepOfCode } from "./one-time-code.server";
import { checkPasskey } from "./passkeys.server";
import { type SignedIn, type SignInOrigin, startSession } from "./start-session.server";

export function signInWithPassword(
  app: App,
  { email, password, code, ...origin }: PasswordSignIn & SignInOrigin,
): Promise<SignedIn | SignInRefused> {
  const { visitor } = origin;
  return guardSignIn(app, { visitor, email }, async () => {
    const tried = { email, password, code, ...origin, hasSession: false };
    const verdict = await checkPassword(app, tried);
    if (verdict.outcome !== "right") {
      app.logger.warn({ visitor, why: verdict.outcome }, "staff sign-in failed");
      return verdict;
    }
    app.logger.info({ visitor, person: verdict.personId }, "staff signed in with a password");
    return startSession(app, verdict.personId, origin);
  });
}

/**
 * Signs in with a passkey: the browser's response to `passkeyOptions`. No limit applies, because
 * nothing can be guessed.
 */
export function signInWithPasskey(
  app: App,
  { passkey, ...origin }: { passkey: string } & SignInOrigin,
): Promise<SignedIn | SignInRefused> {
  const { visitor, browser } = origin;
  return guardSignIn(app, { visitor }, async () => {
    const personId = await checkPasskey(app, { passkey, browser }, "sign-in");
    if (personId === null) return { outcome: "wrong" };
    app.logger.info({ visitor, person: personId }, "staff signed in with a passkey");
    return startSession(app, personId, origin);
  });
}

type PasswordSignIn = { email: string; password: string; code: string };

type PasswordVerdict =
  | { outcome: "right"; personId: string }
  | { outcome: "wrong" }
  /**
   * Everything was right, but too many wrong codes were tried: known browsers and passkeys only.
   */
  | { outcome: "locked" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/**
 * Checks an email address, a password and a code, subject to the limits. An unknown email, a
 * suspended person and a wrong password get the same result after equal work. Of two simultaneous
 * requests with one code, one succeeds.
 */
export function checkPassword(
  app: App,
  {
    email,
    password,
    code,
    visitor,
    browser,
    hasSession,
  }: PasswordSignIn &
    Pick<SignInOrigin, "visitor" | "browser"> & {
      /** Whether this is a re-authentication of a signed-in person. */
      hasSession: boolean;
    },
): Promise<PasswordVerdict> {
  const from = { email: plainEmail(email), visitor, browser };
  return withinLimits<PasswordVerdict>(app, from, async (person, isKnown) => {
    const fits = [...password].length <= passwordLength.most;
    const stored = person?.password_hash ?? null;
    const queue = hasSession || isKnown ? "known" : "stranger";
    const settings = { cost: app.passwordCost, queue } as const;
    const right = await isRightPassword(fits ? password : "", stored, settings);
    if (!person || !right || person.suspended_at !== null) return { outcome: "wrong" };
    const step = person.totp_secret ? stepOfCode(person.totp_secret, code, app.clock()) : null;
    if (step === null) {
      await countWrongCode(app, person);
      return { outcome: "wrong" };
    }
    // Only for the right password and code, so that guessing confirms nothing.
    if (!isKnown && (await isCodeLimitReached(app, person.id))) return { outcome: "locked" };
    // After the slow hash the password must still be stored and the person not suspended.
    const { numUpdatedRows } = await app.db
      .updateTable("people")
      .set({ totp_step: step })
      .where("id", "=", person.id)
      .where("password_hash", "=", person.password_hash)
      .where("suspended_at", "is", null)
      .where((where) => where.or([where("totp_step", "is", null), where("totp_step", "<", step)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { outcome: "right", personId: person.id } : { outcome: "wrong" };
  });
}
