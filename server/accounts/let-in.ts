import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Door, SignedIn } from "../../app/contracts/sign-in";
import type { Schema } from "../db/schema";
import { digest } from "../digest";
import type { StaffSessions } from "./staff-sessions";

export type LetIn = (personId: string, door: Door) => Promise<SignedIn>;

const browserShape = /^[\w-]{22}$/;

/** Begins the session of somebody who has proven who they are, and remembers their browser. */
export function makeLetIn({
  db,
  clock,
  sessions,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  sessions: StaffSessions;
}): LetIn {
  return async (personId, door) => {
    const at = clock().toISOString();
    const browser = browserShape.test(door.browser)
      ? door.browser
      : randomBytes(16).toString("base64url");
    await db
      .insertInto("known_browsers")
      .values({ person_id: personId, browser_hash: digest(browser), first_seen_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const session = await sessions.begin(personId, door.device);
    await db.updateTable("people").set({ last_seen_at: at }).where("id", "=", personId).execute();
    return { outcome: "signed-in", browser, ...session };
  };
}
