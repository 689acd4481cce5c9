import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { isFree, lease, noLease, oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import type { MailReceipt } from "./mail";
import { smtpTimeouts } from "./mailer";

/**
 * Milliseconds, each longer than the step it is for may take, so that no other worker takes a mail
 * that is being sent; `markUnconfirmed` renews the first lease with the second.
 */
export const leaseLength = smtpTimeouts.untilFinalDot + 60_000;
export const unconfirmedLease = smtpTimeouts.afterFinalDot + 60_000;

/**
 * Milliseconds until a mail that may have been accepted is sent again: twice, long after, because
 * each copy may reach its reader. RFC 5321, 4.5.4.1, asks for at least half an hour.
 */
export const unconfirmedPauses = [60 * 60_000, 12 * 60 * 60_000];

/** Copies without a response after which no other is sent. */
export const mostUnconfirmed = unconfirmedPauses.length + 1;

/** A link's token is kept only while a copy with it may have been accepted. */
const ifUnconfirmed = sql<string | null>`case when unconfirmed > 0 then link_token end`;

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
      server_response: sent.response,
      written_to_file: sent.undelivered ? 1 : 0,
      attempts: sent.attempts,
      link_token: null,
    })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Keeps the token of the link in a mail for its further copies. */
export async function keepLinkToken(
  db: Kysely<Schema>,
  { id, lease_owner: owner }: Pick<OutboxRow, "id" | "lease_owner">,
  token: string,
) {
  await db
    .updateTable("outbox")
    .set({ link_token: token })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
}

/**
 * Records, before a mail's final dot is sent, that the server may have accepted this copy: a process
 * that is killed now leaves that behind. Returns the number of such copies and when to send the
 * next (null: never). Throws when the lease ran out.
 */
export async function markUnconfirmed(
  db: Kysely<Schema>,
  { id, owner, unconfirmed: before }: { id: string; owner: string; unconfirmed: number },
  now: Date,
): Promise<{ copies: number; next: Date | null }> {
  const copies = before + 1;
  const pause = unconfirmedPauses[before];
  const next = pause === undefined ? null : new Date(now.getTime() + pause);
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      ...lease(owner, now, unconfirmedLease),
      unconfirmed: copies,
      ...(next && { next_attempt_at: next.toISOString() }),
    })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error("The mail's lease ran out");
  return { copies, next };
}

/**
 * Counts a failed try of the lease's owner. `next`: when to retry; null: never. `unconfirmed`:
 * copies that the server may have accepted; only while there are any, the mail keeps its link.
 */
export async function markTried(
  db: Kysely<Schema>,
  mail: { id: string; owner: string },
  tried: { at: Date; next: Date | null; attempts: number; unconfirmed: number; reason: string },
) {
  await db
    .updateTable("outbox")
    .set({
      ...noLease,
      attempts: tried.attempts,
      unconfirmed: tried.unconfirmed,
      last_error: tried.reason,
      ...((tried.unconfirmed === 0 || !tried.next) && { link_token: null }),
      ...(tried.next
        ? { next_attempt_at: tried.next.toISOString() }
        : { failed_at: tried.at.toISOString() }),
    })
    .where("id", "=", mail.id)
    .where("lease_owner", "=", mail.owner)
    .where("sent_at", "is", null)
    .execute();
}

/** Makes these mails due now, if they are still waiting and were certainly not accepted. */
export async function endPauses(db: Kysely<Schema>, ids: readonly string[], now: Date) {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now.toISOString() })
    .where(oneOf(db, "id", ids))
    .where("unconfirmed", "=", 0)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
}

/** Makes every waiting mail due now that was certainly not accepted. */
export async function endAllPauses(db: Kysely<Schema>, now: Date) {
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now.toISOString() })
    .where("unconfirmed", "=", 0)
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
    .set({ ...noLease, link_token: ifUnconfirmed })
    .where("lease_owner", "=", owner)
    .where("sent_at", "is", null)
    .execute();
}
