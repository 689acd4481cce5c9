import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { MailKind } from "../../app/contracts/desk-inquiry";
import type { Schema } from "../db/schema";
import { makeMessageId } from "../mails/message-id";

/** Puts one mail about an inquiry into the outbox, as a message of its own. `now` is an ISO instant. */
export async function enqueueMail(
  db: Kysely<Schema>,
  {
    submissionId,
    kind,
    now,
    bookingId = null,
  }: { submissionId: string; kind: MailKind; now: string; bookingId?: string | null },
) {
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      submission_id: submissionId,
      kind,
      message_id: makeMessageId(),
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      booking_id: bookingId,
    })
    .execute();
}
