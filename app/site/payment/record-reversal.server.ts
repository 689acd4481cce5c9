import type { Transaction } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { DisputeState, PaymentReversalRow } from "~/core/db/tables/payment-tables";
import type { Reversal } from "~/core/payment-provider/provider";
import { writeNotice } from "./record-payment.server";

/**
 * Stores the provider's report about a refund or a dispute. Events arrive twice, late and in any
 * order: each refund and each dispute has a row, whose last state is final, and the payment's sums
 * are computed from all rows. Throws when the database does not respond.
 */
export async function recordReversal(
  { db, clock, logger }: App,
  news: Reversal,
): Promise<"recorded" | "not-ours"> {
  const payment = await db
    .selectFrom("payments")
    .select(["id", "reference"])
    .where((where) =>
      where.or([
        where.and([
          where("payment_intent", "=", news.paymentIntent),
          where("payment_intent", "!=", ""),
        ]),
        where("id", "=", news.paymentId),
      ]),
    )
    .executeTakeFirst();
  if (!payment) return "not-ours";
  const { id, reference } = payment;
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    // Locks the payment first, so that two concurrent events are computed one after the other.
    await transaction
      .updateTable("payments")
      .set({ updated_at: at.toISOString() })
      .where("id", "=", id)
      .execute();
    await store(transaction, id, news, at);
    const all = await transaction
      .selectFrom("payment_reversals")
      .selectAll()
      .where("payment_id", "=", id)
      .orderBy("at")
      .execute();
    await transaction.updateTable("payments").set(sumOf(all)).where("id", "=", id).execute();
  });
  logger.info({ reference, kind: news.kind }, "refund or dispute recorded");
  return "recorded";
}

async function store(db: Transaction<Schema>, paymentId: string, news: Reversal, at: Date) {
  const { id, kind, amountCents, currency, status } = news;
  const known = await db
    .selectFrom("payment_reversals")
    .select(["status", "amount_cents"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!known) {
    await db
      .insertInto("payment_reversals")
      .values({
        id,
        payment_id: paymentId,
        kind,
        amount_cents: amountCents,
        status,
        at: at.toISOString(),
      })
      .execute();
  } else if (!isOver(kind, known.status)) {
    // The sum of all refunds of a charge only grows: a smaller one is an older event.
    const cents = kind === "charge" ? Math.max(known.amount_cents, amountCents) : amountCents;
    await db
      .updateTable("payment_reversals")
      .set({ status, amount_cents: cents })
      .where("id", "=", id)
      .execute();
  }
  if (kind === "dispute")
    await writeNotice(db, { paymentId, kind, cause: id, amountCents, currency, at });
}

function isOver(kind: Reversal["kind"], status: string): boolean {
  if (kind === "refund") return isFailedRefund(status);
  return kind === "dispute" && disputeState(status) !== "open";
}

/**
 * The provider reports single refunds, the sum of a charge's refunds, or both, depending on its
 * account; the larger total counts. Failed refunds are in neither.
 */
function sumOf(rows: readonly PaymentReversalRow[]): {
  refunded_cents: number;
  dispute: DisputeState | null;
} {
  const add = (some: readonly PaymentReversalRow[]) =>
    some.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const refunds = rows.filter(({ kind }) => kind === "refund");
  const failed = add(refunds.filter(({ status }) => isFailedRefund(status)));
  const oneByOne = add(refunds) - failed;
  const together = add(rows.filter(({ kind }) => kind === "charge")) - failed;
  const states = rows
    .filter(({ kind }) => kind === "dispute")
    .map(({ status }) => disputeState(status));
  return {
    refunded_cents: Math.max(oneByOne, together, 0),
    dispute: states.find((state) => state === "open") ?? states.at(-1) ?? null,
  };
}

/** A refund that did not reach the cardholder. */
const isFailedRefund = (status: string) => status === "failed" || status === "canceled";

const ended: Record<string, DisputeState> = {
  won: "won",
  lost: "lost",
  warning_closed: "closed",
  prevented: "closed",
};

/** Any other status of the provider's, also a future one, counts as open. */
const disputeState = (status: string): DisputeState => ended[status] ?? "open";
