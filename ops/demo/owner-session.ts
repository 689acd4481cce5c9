import type { Config } from "../../app/core/config/config";
import type { Database } from "../../app/core/db/open";
import { makeStaffSessions } from "../../app/core/sessions/staff-sessions";
import { makeLetIn } from "../../app/staff/sign-in/start-session.server";
import type { StartSession } from "./sign-in-link";

const clock = () => new Date();

/** Starts sessions of the demo's owner, as a sign-in with her password would. */
export function makeOwnerSession(
  { db }: Pick<Database, "db">,
  { idleMinutes }: Pick<Config, "idleMinutes">,
): StartSession {
  return async (device) => {
    const { id } = await db
      .selectFrom("people")
      .select("id")
      .where("role", "=", "owner")
      .orderBy("created_at")
      .executeTakeFirstOrThrow();
    const sessions = await makeStaffSessions({ db, clock, idleMinutes });
    const letIn = makeLetIn({ db, clock, sessions, queueMail: async () => {} });
    const signedIn = await letIn(id, { visitor: "demo", browser: "", device }, { isNew: true });
    if (signedIn.outcome !== "signed-in") throw new Error("The demo's owner cannot sign in");
    return signedIn;
  };
}
