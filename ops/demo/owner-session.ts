import type { Database } from "../../app/core/db/open";
import { startSession } from "../../app/staff/sign-in/start-session.server";
import type { StartSession } from "./sign-in-link";

const clock = () => new Date();
const mails = { wake: () => {}, stop: async () => {} };

/** Starts sessions of the demo's owner, as a sign-in with her password would. */
export function makeOwnerSession({ db }: Pick<Database, "db">): StartSession {
  return async (device) => {
    const { id } = await db
      .selectFrom("people")
      .select("id")
      .where("role", "=", "owner")
      .orderBy("created_at")
      .executeTakeFirstOrThrow();
    const app = { db, clock, steadyClock: clock, mails };
    const origin = { visitor: "demo", browser: "", device };
    const signedIn = await startSession(app, id, origin, { isNew: true });
    if (signedIn.outcome !== "signed-in") throw new Error("The demo's owner cannot sign in");
    return signedIn;
  };
}
