import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Door, SignedIn } from "../../app/contracts/sign-in";
import type { Schema } from "../db/schema";
import { digest } from "../digest";
import type { QueueStaffMail } from "./staff-mails/queue-staff-mail";
import type { StaffSessions } from "./staff-sessions";

export type LetIn = (
  personId: string,
  door: Door,
  /** `isNew`: they have just chosen how to sign in, so no mail about a new browser is sent. */
  about?: { isNew: boolean },
) => Promise<SignedIn>;

const browserShape = /^[\w-]{22}$/;

/** The mark of a browser: its own, or a new one. */
export const browserMark = (mark: string) =>
  browserShape.test(mark) ? mark : randomBytes(16).toString("base64url");

/** Begins the session of somebody with a proven identity, and remembers their browser. */
export function makeLetIn({
  db,
  clock,
  sessions,
  queueMail,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  sessions: StaffSessions;
  queueMail: QueueStaffMail;
}): LetIn {
  return async (personId, door, { isNew } = { isNew: false }) => {
    const at = clock().toISOString();
    const browser = browserMark(door.browser);
    const marked = await db
      .insertInto("known_browsers")
      .values({ person_id: personId, browser_hash: digest(browser), first_seen_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const session = await sessions.begin(personId, door.device);
    const { email } = await db
      .updateTable("people")
      .set({ last_seen_at: at })
      .where("id", "=", personId)
      .returning("email")
      .executeTakeFirstOrThrow();
    if (!isNew && marked.numInsertedOrUpdatedRows === 1n)
      await queueMail(db, { kind: "new-browser", email, personId });
    return { outcome: "signed-in", browser, ...session };
  };
}
