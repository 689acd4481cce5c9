import { type Kysely, type SqlBool, sql } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { DisputeState, PaymentReversalRow } from "~/core/db/tables/payment-tables";
import type { Reversal } from "~/core/payment-provider/provider";
import { writeNotice } from "./write-notice.server";

/**
 * Stores the provider's report about a refund or a dispute. Events arrive twice, late and in any
 * order, also before the payment itself: a report is kept by its payment intent, and the payment's
 * sums are computed from all its rows as soon as the payment is known. Throws when the database does
 * not respond.
 */
export async function recordReversal(
  app: App,
  reversal: Reversal,
): Promise<"recorded" | "kept" | "not-ours"> {
  const { db, clock, logger } = app;
  if (!reversal.paymentIntent && !(await findPayment(db, reversal))) return "not-ours";
  const rowId = await store(db, reversal, reversal.at ?? clock());
  await db
    .updateTable("payment_refunds")
    .set({ state: "made", reversal_id: reversal.id, failure: null })
    .where("id", "=", reversal.refundId)
    .where("state", "!=", "made")
    .execute();
  // After that: recordPayment stores the intent first and then looks for reports, so one sees the other.
  const payment = await findPayment(db, reversal);
  if (payment) await applyTo(app, payment.id, reversal.paymentIntent, rowId);
  logger.info(
    { reference: payment?.reference, kind: reversal.kind },
    payment ? "refund or dispute recorded" : "refund or dispute kept until its payment is known",
  );
  return payment ? "recorded" : "kept";
}

/** Applies what was reported before the payment with this intent was known. */
export async function applyKeptReversals(app: App, paymentIntent: string) {
  const kept = await app.db
    .selectFrom("payment_reversals")
    .innerJoin("payments", "payments.payment_intent", "payment_reversals.payment_intent")
    .select("payments.id")
    .where("payment_reversals.payment_intent", "=", paymentIntent)
    .where("payment_id", "is", null)
    .executeTakeFirst();
  if (kept) await applyTo(app, kept.id, paymentIntent);
}

const findPayment = (db: Kysely<Schema>, { paymentIntent, paymentId }: Reversal) =>
  db
    .selectFrom("payments")
    .select(["id", "reference"])
    .where(({ or, and, eb }) =>
      or([
        and([eb("payment_intent", "=", paymentIntent), eb("payment_intent", "!=", "")]),
        eb("id", "=", paymentId),
      ]),
    )
    .executeTakeFirst();

async function applyTo(
  { db, clock }: App,
  paymentId: string,
  paymentIntent: string,
  rowId: string | null = null,
) {
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    // Locks the payment first, so that two concurrent events are computed one after the other.
    await transaction
      .updateTable("payments")
      .set({ updated_at: at.toISOString() })
      .where("id", "=", paymentId)
      .execute();
    await transaction
      .updateTable("payment_reversals")
      .set({ payment_id: paymentId })
      .where("payment_id", "is", null)
      .where(({ or, and, eb }) =>
        or([
          and([eb("payment_intent", "=", paymentIntent), eb("payment_intent", "!=", "")]),
          eb("id", "=", rowId),
        ]),
      )
      .execute();
    const all = await transaction
      .selectFrom("payment_reversals")
      .selectAll()
      .where("payment_id", "=", paymentId)
      .orderBy("at")
      .execute();
    await transaction.updateTable("payments").set(sumOf(all)).where("id", "=", paymentId).execute();
    for (const { kind, id: cause, amount_cents: amountCents, currency } of all)
      if (kind === "dispute")
        await writeNotice(transaction, { paymentId, kind, cause, amountCents, currency, at });
  });
}

/**
 * One statement, so that concurrent events cannot overwrite each other. The first end of a refund or
 * dispute is final; before it, the latest event counts. Each report of a charge is a row of its own.
 */
async function store(db: Kysely<Schema>, reversal: Reversal, at: Date): Promise<string> {
  const { kind, paymentIntent, amountCents, currency, status } = reversal;
  const arrived = await timeOfArrival(db, paymentIntent, at);
  const reportedAt = reversal.at?.toISOString() ?? arrived;
  const id = kind === "charge" ? `${reversal.id} ${reportedAt} ${amountCents}` : reversal.id;
  const final = sql.join([...failedRefunds, ...Object.keys(ended)]);
  await db
    .insertInto("payment_reversals")
    .values({
      id,
      payment_id: null,
      payment_intent: paymentIntent,
      kind,
      amount_cents: amountCents,
      currency,
      status,
      at: arrived,
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(({ ref }) => ({
          status: ref("excluded.status"),
          amount_cents: ref("excluded.amount_cents"),
          at: ref("excluded.at"),
        }))
        .where(
          sql<SqlBool>`payment_reversals.kind != 'charge' and case
            when payment_reversals.status in (${final})
            then excluded.status in (${final}) and excluded.at < payment_reversals.at
            else excluded.status in (${final}) or excluded.at >= payment_reversals.at end`,
        ),
    )
    .execute();
  return id;
}

/** The provider's time has whole seconds: within one, events are in their order of arrival. */
async function timeOfArrival(db: Kysely<Schema>, paymentIntent: string, at: Date) {
  const time = at.toISOString();
  const second = secondOf(time);
  const earlier = await db
    .selectFrom("payment_reversals")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("payment_intent", "=", paymentIntent)
    .where("at", ">=", time)
    .where("at", "<=", `${second}.999Z`)
    .executeTakeFirst();
  return earlier?.at ? new Date(Date.parse(earlier.at) + 1).toISOString() : time;
}

const secondOf = (time: string) => time.slice(0, "2026-03-02T09:00:00".length);

/**
 * The provider reports single refunds, the sum of a charge's refunds, or both, depending on its
 * account; the larger total counts. A charge's sum has no refund that had failed before, so only
 * those that failed after it are subtracted. Where both are of one second and refunds are reported
 * one by one, their own sum decides.
 */
function sumOf(rows: readonly PaymentReversalRow[]): {
  refunded_cents: number;
  dispute: DisputeState | null;
} {
  const add = (some: readonly PaymentReversalRow[]) =>
    some.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const refunds = rows.filter(({ kind }) => kind === "refund");
  const failed = refunds.filter(({ status }) => failedRefunds.includes(status));
  const oneByOne = add(refunds) - add(failed);
  const together = rows
    .filter(({ kind }) => kind === "charge")
    .map((charge) => {
      const time = oneByOne > 0 ? secondOf(charge.at) : charge.at;
      return charge.amount_cents - add(failed.filter(({ at }) => at.slice(0, time.length) >= time));
    });
  const states = rows
    .filter(({ kind }) => kind === "dispute")
    .map(({ status }) => disputeState(status));
  return {
    refunded_cents: Math.max(oneByOne, ...together, 0),
    dispute: states.find((state) => state === "open") ?? states.at(-1) ?? null,
  };
}

/** Statuses of a refund that did not reach the cardholder. */
const failedRefunds = ["failed", "canceled"];

const ended: Record<string, DisputeState> = {
  won: "won",
  lost: "lost",
  warning_closed: "closed",
  prevented: "closed",
};

/** Any other status of the provider's, also a future one, counts as open. */
const disputeState = (status: string): DisputeState => ended[status] ?? "open";
