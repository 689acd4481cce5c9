import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { renewAuthentication, type StaffSession } from "~/core/sessions/staff-sessions";
import { checkPassword } from "./check-password.server";
import { checkPasskey } from "./passkeys.server";
import type { SignInOrigin } from "./start-session.server";

/** Milliseconds for which an authentication is fresh. */
const freshFor = 10 * 60_000;

/** Typed credentials; null only checks the age of the last authentication. */
export type Credentials = { password: string; code: string } | { passkey: string } | null;

/** The person's ways to sign in. */
type SignInMethods = { password: boolean; passkey: boolean };

export type Reauthentication =
  | { outcome: "fresh" }
  /**
   * The last authentication is too old, and the credentials are missing, wrong, or over the limit.
   */
  | { outcome: "needed"; ways: SignInMethods }
  | { outcome: "wrong"; ways: SignInMethods }
  | { outcome: "locked"; ways: SignInMethods }
  | { outcome: "too-many"; retryAfterSeconds: number; ways: SignInMethods };

/**
 * "fresh": the last authentication is at most ten minutes old, or `credentials` just renewed it.
 * Required for actions with `fresh` in permissions.ts.
 */
export async function reauthenticate(
  app: App,
  session: StaffSession,
  credentials: Credentials,
  from: Pick<SignInOrigin, "visitor" | "browser">,
): Promise<Reauthentication> {
  const age = app.steadyClock().getTime() - Date.parse(session.reauthenticatedAt);
  if (age >= 0 && age <= freshFor) return { outcome: "fresh" };
  const { id, email } = session.person;
  const ways = await methodsOf(app.db, id);
  if (!credentials) return { outcome: "needed", ways };
  if ("passkey" in credentials) {
    const whose = await checkPasskey(app, { ...credentials, ...from }, "prove");
    if (whose !== id) return { outcome: "wrong", ways };
  } else {
    const verdict = await checkPassword(app, { email, ...credentials, ...from, hasSession: true });
    if (verdict.outcome !== "right") {
      app.logger.warn({ person: id, why: verdict.outcome }, "re-authentication failed");
      return { ...verdict, ways };
    }
  }
  // A session that ended during the check is not renewed.
  const renewed = await renewAuthentication(app, session.id);
  return renewed ? { outcome: "fresh" } : { outcome: "wrong", ways };
}

async function methodsOf(db: Kysely<Schema>, personId: string): Promise<SignInMethods> {
  const { password_hash } = await db
    .selectFrom("people")
    .select("password_hash")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("person_id", "=", personId)
    .limit(1)
    .executeTakeFirst();
  return { password: password_hash !== null, passkey: passkey !== undefined };
}
