import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { MailKind, OutboxRow, StaffMailKind } from "~/core/db/tables/mail-tables";

const hour = 3_600_000;

/**
 * Puts one mail about an inquiry into the outbox, as a message of its own. `now` is an ISO instant;
 * `waits`: milliseconds during which the mail can be taken back.
 */
export async function enqueueMail(
  db: Kysely<Schema>,
  mail: {
    submissionId: string;
    kind: MailKind;
    now: string;
    bookingId?: string | null;
    waits?: number;
  },
) {
  const { submissionId, kind, now, bookingId = null, waits = 0 } = mail;
  await enqueue(db, {
    kind,
    now,
    submission_id: submissionId,
    booking_id: bookingId,
    next_attempt_at: new Date(Date.parse(now) + waits).toISOString(),
  });
}

/**
 * Queues a mail to the clinic about a new message of the visitor: at most one an hour for each inquiry.
 */
export async function enqueueUpdateToClinic(db: Kysely<Schema>, submissionId: string, at: Date) {
  const recent = await db
    .selectFrom("outbox")
    .select("id")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "update-to-clinic")
    .where("created_at", ">", new Date(at.getTime() - hour).toISOString())
    .executeTakeFirst();
  if (recent) return;
  await enqueueMail(db, { submissionId, kind: "update-to-clinic", now: at.toISOString() });
}

/**
 * Puts one mail to the staff into the outbox, in the transaction that causes it. The worker is woken
 * a moment later, because that transaction must be committed first.
 */
export async function enqueueStaffMail(
  { clock, mails }: Pick<App, "clock"> & { mails: Pick<App["mails"], "wake"> },
  db: Kysely<Schema>,
  mail: {
    kind: StaffMailKind;
    email: string;
    personId: string | null;
    invitationId?: string;
    /** Milliseconds until it is sent. */
    waits?: number;
  },
) {
  const { kind, email, personId, invitationId = null, waits = 0 } = mail;
  const now = clock();
  await enqueue(db, {
    kind,
    email,
    now: now.toISOString(),
    next_attempt_at: new Date(now.getTime() + waits).toISOString(),
    person_id: personId,
    invitation_id: invitationId,
  });
  setTimeout(mails.wake, 100);
}

const enqueue = (
  db: Kysely<Schema>,
  { now, ...about }: { now: string; kind: OutboxRow["kind"] } & Partial<OutboxRow>,
) =>
  db
    .insertInto("outbox")
    .values({
      next_attempt_at: now,
      ...about,
      id: randomUUID(),
      attempts: 0,
      unconfirmed: 0,
      created_at: now,
    })
    .execute();
