import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { digest } from "~/core/digest";
import type { QueueStaffMail } from "~/core/mail/enqueue-mail";
import type { StaffSessions } from "~/core/sessions/staff-sessions";
import { hasWayIn, inTurn } from "~/staff/people/owner-lock.server";
import type { Door, SignedIn } from "./sign-in-types";

export type LetIn = (
  personId: string,
  door: Door,
  /** `isNew`: they have just chosen how to sign in, so no mail about a new browser is sent. */
  about?: { isNew: boolean },
) => Promise<SignedIn | { outcome: "wrong" }>;

const browserShape = /^[\w-]{22}$/;

/** The browser's existing mark if it is valid, else a new one. */
export const browserMark = (mark: string) =>
  browserShape.test(mark) ? mark : randomBytes(16).toString("base64url");

/**
 * Starts the session of somebody who has authenticated, and remembers their browser. Refused when
 * the person was suspended, or all their ways to sign in were taken away, since the identity was
 * checked.
 */
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
  return (personId, door, { isNew } = { isNew: false }) =>
    inTurn(db, async (transaction) => {
      const at = clock().toISOString();
      const browser = browserMark(door.browser);
      const person = await transaction
        .updateTable("people")
        .set({ last_seen_at: at })
        .where("id", "=", personId)
        .where("suspended_at", "is", null)
        .where(hasWayIn)
        .returning("email")
        .executeTakeFirst();
      if (!person) return { outcome: "wrong" };
      const marked = await transaction
        .insertInto("known_browsers")
        .values({ person_id: personId, browser_hash: digest(browser), first_seen_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      const session = await sessions.begin(transaction, personId, door.device);
      if (!isNew && marked.numInsertedOrUpdatedRows === 1n)
        await queueMail(transaction, { kind: "new-browser", email: person.email, personId });
      return { outcome: "signed-in", browser, ...session };
    });
}
