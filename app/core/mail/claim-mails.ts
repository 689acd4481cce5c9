import type { ExpressionBuilder, Kysely } from "kysely";
import { oneOf } from "~/core/db/in-list";
import { isFree, lease, noLease } from "~/core/db/lease";
import type { Schema } from "~/core/db/schema";
import type { ContactSubmission } from "~/core/db/tables/inquiry-tables";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import type { MailReceipt } from "./mail";

/** Longer than any try may take, so that no other worker takes a mail that is being sent. */
export const leaseLength = 60_000;

export type QueuedMail = OutboxRow & { submission: ContactSubmission };

/**
 * Takes up to `limit` due mails for `owner`. The lease is part of the update's own condition: of
 * two workers that saw the same row, only one gets it. Two statements, because PostgreSQL can plan
 * a limited subquery so that it runs for every row.
 */
export async function claimMails(
  db: Kysely<Schema>,
  { owner, now, limit }: { owner: string; now: Date; limit: number },
): Promise<QueuedMail[]> {
  const due = (where: ExpressionBuilder<Schema, "outbox">) =>
    where.and([
      where("sent_at", "is", null),
      where("failed_at", "is", null),
      where("next_attempt_at", "<=", now.toISOString()),
      isFree(now),
    ]);

  const seen = await db
    .selectFrom("outbox")
    .select("id")
    .where(due)
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  if (seen.length === 0) return [];
  const claimed = await db
    .updateTable("outbox")
    .set(lease(owner, now, leaseLength))
    .where(
      "id",
      "in",
      seen.map(({ id }) => id),
    )
    .where(due)
    .returningAll()
    .execute();
  if (claimed.length === 0) return [];

  const submissions = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where(
      "id",
      "in",
      claimed.map((mail) => mail.submission_id),
    )
    .execute();
  return claimed.flatMap((mail) => {
    const submission = submissions.find(({ id }) => id === mail.submission_id);
    return submission ? [{ ...mail, submission }] : [];
  });
}

/** Records that a mail was sent, whoever holds its lease now: it must not be sent again. */
export async function markSent(
  db: Kysely<Schema>,
  id: string,
  sent: MailReceipt & { at: Date; attempts: number },
) {
  await db
    .updateTable("outbox")
    .set({
      ...noLease,
      sent_at: sent.at.toISOString(),
      server_answer: sent.answer,
      to_nobody: sent.toNobody ? 1 : 0,
      attempts: sent.attempts,
    })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Counts a failed try of the lease's owner: another one at `next`, or none when it is null. */
export async function markTried(
  db: Kysely<Schema>,
  mail: { id: string; owner: string },
  tried: { at: Date; next: Date | null; attempts: number; reason: string },
) {
  await db
    .updateTable("outbox")
    .set({
      ...noLease,
      attempts: tried.attempts,
      last_error: tried.reason,
      ...(tried.next
        ? { next_attempt_at: tried.next.toISOString() }
        : { failed_at: tried.at.toISOString() }),
    })
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.owner)
    .where("sent_at", "is", null)
    .execute();
}

/** Makes these mails due now, if they still wait. */
export async function endPauses(db: Kysely<Schema>, ids: readonly string[], now: Date) {
  // In batches: other writers wait for one batch at most.
  const atOnce = 1000;
  for (let from = 0; from < ids.length; from += atOnce)
    await db
      .updateTable("outbox")
      .set({ next_attempt_at: now.toISOString() })
      .where(oneOf(db, "id", ids.slice(from, from + atOnce)))
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .execute();
}

/** Makes every waiting mail due now. */
export async function endAllPauses(db: Kysely<Schema>, now: Date) {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now.toISOString() })
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", ">", now.toISOString())
    .execute();
}

/** Gives up a mail unsent because its recipient said that it was not them who wrote. */
export async function holdMail(db: Kysely<Schema>, mail: { id: string; owner: string }, at: Date) {
  await db
    .updateTable("outbox")
    .set({ ...noLease, withheld: "stopped", failed_at: at.toISOString() })
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.owner)
    .execute();
}

/** Deletes a mail that must not be sent, unless another worker holds it by now. */
export async function removeMail(db: Kysely<Schema>, mail: { id: string; owner: string }) {
  await db
    .deleteFrom("outbox")
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.owner)
    .where("sent_at", "is", null)
    .execute();
}

/** Frees the mails that `owner` has not sent, for every worker, immediately. */
export async function handBackLeases(db: Kysely<Schema>, owner: string) {
  await db
    .updateTable("outbox")
    .set(noLease)
    .where("lease_owner", "=", owner)
    .where("sent_at", "is", null)
    .execute();
}
