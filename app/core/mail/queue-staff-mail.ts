import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { StaffMailKind } from "./staff-mail-kinds";

/**
 * Puts one mail into the staff's outbox, in the transaction that causes it, and wakes the worker,
 * which finds the mail once the transaction is committed.
 */
export async function queueStaffMail(
  { clock, mails }: Pick<App, "clock"> & { mails: Pick<App["mails"], "wake"> },
  transaction: Kysely<Schema>,
  mail: { kind: StaffMailKind; email: string; personId: string | null; detail?: string },
): Promise<void> {
  const now = clock().toISOString();
  await transaction
    .insertInto("staff_mails")
    .values({
      id: randomUUID(),
      person_id: mail.personId,
      email: mail.email,
      kind: mail.kind,
      detail: mail.detail ?? "",
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute();
  mails.wake();
}
