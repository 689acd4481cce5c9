import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import type { StaffSessions } from "~/core/sessions/staff-sessions";
import type { Passkeys } from "./passkeys.server";
import type { Accounts } from "./accounts";
import type { CheckPassword } from "./check-password.server";
import type { ProofAnswer, WaysIn } from "./sign-in-types";

/** Milliseconds for which an authentication is fresh. */
const proofLasts = 10 * 60_000;

/** Renews the authentication for actions that permissions.ts calls fresh. */
export function makeProveAgain({
  db,
  clock,
  logger,
  checkPassword,
  passkeys,
  sessions,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  checkPassword: CheckPassword;
  passkeys: Passkeys;
  sessions: StaffSessions;
}): Accounts["proveAgain"] {
  return async (session, proof, from) => {
    const age = clock().getTime() - Date.parse(session.provenAt);
    if (age >= 0 && age <= proofLasts) return { outcome: "fresh" };
    const { id, email } = session.person;
    const ways = await waysOf(id);
    if (!proof) return { outcome: "needed", ways };
    if ("passkey" in proof) {
      const whose = await passkeys.check({ ...proof, ...from }, "prove");
      if (whose !== id) return { outcome: "wrong", ways };
      return renew(session.id, ways);
    }
    const verdict = await checkPassword({ email, ...proof, ...from, hasSession: true });
    if (verdict.outcome !== "right") {
      logger.warn({ person: id, why: verdict.outcome }, "re-authentication refused");
      return { ...verdict, ways };
    }
    return renew(session.id, ways);
  };

  /** A session that ended while the identity was being checked is not renewed. */
  async function renew(id: string, ways: WaysIn): Promise<ProofAnswer> {
    return (await sessions.prove(id)) ? { outcome: "fresh" } : { outcome: "wrong", ways };
  }

  async function waysOf(personId: string) {
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
}
