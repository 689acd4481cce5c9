import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { StaffMailKind } from "./staff-mail-kinds";

/** Puts one mail into the staff's outbox, in the transaction that causes it. */
export type QueueStaffMail = (
  db: Kysely<Schema>,
  mail: { kind: StaffMailKind; email: string; personId: string | null; detail?: string },
) => Promise<void>;

/** `wake` wakes the worker, which finds the mail once the transaction is committed. */
export function makeQueueStaffMail(clock: () => Date, wake: () => void): QueueStaffMail {
  return async (db, { kind, email, personId, detail = "" }) => {
    const now = clock().toISOString();
    await db
      .insertInto("staff_mails")
      .values({
        id: randomUUID(),
        person_id: personId,
        email,
        kind,
        detail,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
      })
      .execute();
    wake();
  };
}
