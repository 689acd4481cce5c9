import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Accounts } from "../../app/contracts/sign-in";
import type { Facts } from "../../app/facts/facts-schema";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { checkNewPassword } from "./check-new-password";
import { hasPeople, makeSetUp } from "./first-owner";
import { usualCost } from "./hash-password";
import { makeLetIn } from "./let-in";
import { makeSignInLimit } from "./limit-sign-in";
import { codeAddress, isCodeSecret, newCodeSecret } from "./one-time-code";
import { makeSignInWithPassword, plainEmail } from "./sign-in-with-password";
import { staffName } from "./staff-name";
import { makeStaffSessions } from "./staff-sessions";

/** Everything about who is on the staff and signed in, on one database and one clock. */
export async function makeAccounts({
  db,
  clock,
  steadyClock = clock,
  logger,
  currentFacts,
  idleMinutes,
  setUpToken,
  passwordCost: cost = usualCost,
}: {
  db: Kysely<Schema>;
  /** The machine's, which the codes of people's apps go by. */
  clock: () => Date;
  /** For sessions and limits: never goes back. */
  steadyClock?: () => Date;
  logger: Logger;
  currentFacts: () => Facts;
  idleMinutes: number;
  /** "": one is made. */
  setUpToken: string;
  passwordCost?: number;
}): Promise<{ accounts: Accounts; setUpPath: () => Promise<string | null> }> {
  const sessions = await makeStaffSessions({ db, clock: steadyClock, idleMinutes });
  const letIn = makeLetIn({ db, clock, sessions });
  const limit = makeSignInLimit({ db, clock: steadyClock });
  const setUp = await makeSetUp(db, setUpToken);

  const accounts: Accounts = {
    signInWithPassword: makeSignInWithPassword({ db, clock, logger, limit, letIn, cost }),
    readSession: sessions.read,
    signOut: async (token) => {
      await sessions.end(token);
      logger.info("staff signed out");
    },
    readSetUp: setUp.read,
    newCodeApp(email, given = "") {
      const secret = isCodeSecret(given) ? given : newCodeSecret();
      const issuer = currentFacts().name;
      return { secret, address: codeAddress(secret, { issuer, label: email || issuer }) };
    },
    async setUpOwner({ token, name, email, password, secret, code, ...door }) {
      const state = await setUp.read(token);
      if (state !== "open") return { outcome: state };
      const checked = await checkNewPassword({ password, secret, code }, clock(), cost);
      if ("fault" in checked) return { outcome: checked.fault };
      const id = randomUUID();
      const made = await db.transaction().execute(async (transaction) => {
        // Both engines let the second of two wait here, and it then finds the first.
        await transaction
          .updateTable("settings")
          .set({ name: "set-up-key" })
          .where("name", "=", "set-up-key")
          .execute();
        if (await hasPeople(transaction)) return false;
        await transaction
          .insertInto("people")
          .values({
            id,
            name: staffName(name),
            email: plainEmail(email),
            role: "owner",
            created_at: clock().toISOString(),
            ...checked.stored,
          })
          .execute();
        return true;
      });
      if (!made) return { outcome: "used" };
      logger.info({ person: id }, "the first owner was made");
      return letIn(id, door);
    },
  };
  return {
    accounts,
    /** null once there is anybody. */
    setUpPath: async () => ((await hasPeople(db)) ? null : `/staff/set-up/${setUp.token}`),
  };
}
