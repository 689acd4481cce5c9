import type { ExpressionBuilder, Kysely } from "kysely";
import { isFree, lease, noLease, oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import type { MailReceipt } from "./mail";

/** Longer than any try may take, so that no other worker takes a mail that is being sent. */
export const leaseLength = 60_000;

/**
 * Takes up to `limit` due mails for `owner`. The lease is part of the update's own condition: of
 * two workers that saw the same row, only one gets it. Two statements, because PostgreSQL can plan
 * a limited subquery so that it runs for every row.
 */
export async function claimMails(
  db: Kysely<Schema>,
  { owner, now, limit }: { owner: string; now: Date; limit: number },
): Promise<OutboxRow[]> {
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
  return db
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
}

/** Records that a mail was sent, whoever holds its lease now, so that it is not sent again. */
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
      server_answer: sent.response,
      to_nobody: sent.toNobody ? 1 : 0,
      attempts: sent.attempts,
    })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Counts a failed try of the lease's owner. `next`: when to retry; null: never. */
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

/** Makes these mails due now, if they are still waiting. */
export async function endPauses(db: Kysely<Schema>, ids: readonly string[], now: Date) {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now.toISOString() })
    .where(oneOf(db, "id", ids))
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

/** Deletes a mail that must not be sent, unless another worker has claimed it. */
export async function removeMail(db: Kysely<Schema>, mail: { id: string; owner: string }) {
  await db
    .deleteFrom("outbox")
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.owner)
    .where("sent_at", "is", null)
    .execute();
}

/** Releases the leases of the mails that `owner` has not sent. */
export async function handBackLeases(db: Kysely<Schema>, owner: string) {
  await db
    .updateTable("outbox")
    .set(noLease)
    .where("lease_owner", "=", owner)
    .where("sent_at", "is", null)
    .execute();
}
