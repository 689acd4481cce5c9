import type { App } from "~/core/app";
import { checkPassword, type PasswordSignIn } from "./check-password.server";
import { guardSignIn, type SignInRefused } from "./guard-sign-in.server";
import { checkPasskey } from "./passkeys.server";
import { type SignedIn, type SignInOrigin, startSession } from "./start-session.server";

/** Signs in with an email address, a password and the code of an app. */
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
