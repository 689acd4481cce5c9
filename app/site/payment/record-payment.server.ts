import type { App } from "~/core/app";
import { storable } from "~/core/db/schema";
import type { PaymentRow, PaymentStatus } from "~/core/db/tables/payment-tables";
import type { CheckoutState } from "~/core/payment-provider/provider";
import { applyKeptReversals } from "~/staff/payments/record-reversal.server";
import { paidForSameInvoice } from "~/staff/payments/same-invoice.server";
import { writeNotice } from "~/staff/payments/write-notice.server";

/**
 * Stores the provider's state of a checkout, for any caller: the webhook, the worker, or a visitor
 * who ends it. One statement, so that fifty at once change the row once. Throws when the database
 * does not respond.
 */
export async function recordPayment(
  app: App,
  report: CheckoutState,
): Promise<"recorded" | "known" | "not-ours" | "mismatch"> {
  const result = await recordState(app, report);
  if (report.state === "paid") await noticePaidTwice(app, report.sessionId);
  if (report.paymentIntent) await applyKeptReversals(app, report.paymentIntent);
  return result;
}

async function recordState(
  { db, clock, logger }: App,
  report: CheckoutState,
): ReturnType<typeof recordPayment> {
  const payment = await db
    .selectFrom("payments")
    .select(["id", "reference", "amount_cents", "session_id", "status"])
    .where((where) =>
      where.or([where("session_id", "=", report.sessionId), where("id", "=", report.paymentId)]),
    )
    .executeTakeFirst();
  if (!payment) return "not-ours";

  if (!isAboutPayment(payment, report)) {
    logger.error(
      { reference: payment.reference },
      "payment event rejected: checkout, amount or currency mismatch; compare it with the provider's record",
    );
    if (report.state === "paid") await noticeWrongAmount({ db, clock }, payment, report);
    return "mismatch";
  }

  const transition = transitions[report.state];
  if (!transition) return "known";
  const now = clock().toISOString();
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set({
      status: transition.to,
      updated_at: now,
      session_id: report.sessionId,
      ...knownColumns(report),
      ...(transition.to === "paid" ? { paid_at: now } : {}),
    })
    .where("id", "=", payment.id)
    .where("status", "in", transition.from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return "known";
  logger.info({ reference: payment.reference, status: transition.to }, "payment recorded");
  return "recorded";
}

/** Details that the provider reports with the state. */
const knownColumns = ({ paymentIntent, email }: CheckoutState) => ({
  ...(paymentIntent ? { payment_intent: paymentIntent } : {}),
  ...(email ? { email: storable(email).toLowerCase() } : {}),
});

/**
 * Adds a notice for staff when the invoice of a paid payment has another one that was not refunded
 * whole. Done at each report, so that of two payments at once the second finds the first.
 */
async function noticePaidTwice({ db, clock }: App, sessionId: string) {
  const payment = await db
    .selectFrom("payments")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("status", "=", "paid")
    .executeTakeFirst();
  if (!payment) return;
  for (const { id } of await paidForSameInvoice(db, payment))
    await writeNotice(db, {
      paymentId: payment.id,
      kind: "paid-twice",
      cause: [id, payment.id].sort().join(" "),
      amountCents: payment.amount_cents,
      currency: "usd",
      at: clock(),
    });
}

/** Adds a notice for staff when the paid amount differs from the requested one. */
async function noticeWrongAmount(
  { db, clock }: Pick<App, "db" | "clock">,
  payment: { id: string; session_id: string | null; status: PaymentStatus },
  report: CheckoutState,
) {
  const { sessionId, amountCents, currency } = report;
  await db.transaction().execute(async (transaction) => {
    await writeNotice(transaction, {
      paymentId: payment.id,
      kind: "wrong-amount",
      cause: `${sessionId} ${amountCents} ${currency}`,
      amountCents,
      currency,
      at: clock(),
    });
    if (payment.session_id !== sessionId || payment.status === "paid") return;
    await transaction
      .updateTable("payments")
      .set(knownColumns(report))
      .where("id", "=", payment.id)
      .where("payment_intent", "is", null)
      .execute();
  });
}

/**
 * The payment's next state and the states it may follow: events arrive twice, late and in any
 * order. "paid" is final; a late "processing" changes nothing.
 */
const transitions: Partial<
  Record<CheckoutState["state"], { to: PaymentStatus; from: readonly PaymentStatus[] }>
> = {
  paid: { to: "paid", from: ["started", "processing", "cancelled", "failed"] },
  processing: { to: "processing", from: ["started", "cancelled"] },
  failed: { to: "failed", from: ["started", "processing", "cancelled"] },
  expired: { to: "cancelled", from: ["started"] },
};

/** Whether the event is about this payment's checkout and amount. */
function isAboutPayment(
  payment: Pick<PaymentRow, "session_id" | "amount_cents">,
  report: CheckoutState,
): boolean {
  const rightAmount = report.amountCents === payment.amount_cents && report.currency === "usd";
  const otherSession = payment.session_id !== null && payment.session_id !== report.sessionId;
  return !otherSession && (report.state !== "paid" || rightAmount);
}

export function statusAfter(payment: PaymentRow, report: CheckoutState): PaymentStatus {
  const transition = transitions[report.state];
  if (!isAboutPayment(payment, report) || !transition?.from.includes(payment.status))
    return payment.status;
  return transition.to;
}
