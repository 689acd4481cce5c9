import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { MailKind } from "~/staff/inquiry/inquiry-types";
import { makeMessageId } from "./message-id";

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

const hour = 3_600_000;

/** Queues a mail to the clinic that the visitor did something: one in an hour for each inquiry. */
export async function enqueueNews(db: Kysely<Schema>, submissionId: string, at: Date) {
  const recent = await db
    .selectFrom("outbox")
    .select("id")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "news-to-clinic")
    .where("created_at", ">", new Date(at.getTime() - hour).toISOString())
    .executeTakeFirst();
  if (recent) return;
  await enqueueMail(db, { submissionId, kind: "news-to-clinic", now: at.toISOString() });
}
