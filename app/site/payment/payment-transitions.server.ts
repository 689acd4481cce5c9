import type { PaymentRow, PaymentStatus } from "~/core/db/tables/payment-tables";
import type { CheckoutState } from "~/core/payment-provider/checkout-provider";

/**
 * The next state of a payment, and from which states: events arrive twice, late and in any order.
 * "paid" is final; a late "processing" changes nothing.
 */
export const transitions: Partial<
  Record<CheckoutState["state"], { to: PaymentStatus; from: readonly PaymentStatus[] }>
> = {
  paid: { to: "paid", from: ["started", "processing", "cancelled", "failed"] },
  processing: { to: "processing", from: ["started", "cancelled"] },
  failed: { to: "failed", from: ["started", "processing", "cancelled"] },
  expired: { to: "cancelled", from: ["started"] },
};

/** Whether the event is about this payment's checkout and amount. */
export function isAboutPayment(
  payment: Pick<PaymentRow, "session_id" | "amount_cents">,
  news: CheckoutState,
): boolean {
  const rightAmount = news.amountCents === payment.amount_cents && news.currency === "usd";
  const otherSession = payment.session_id !== null && payment.session_id !== news.sessionId;
  return !otherSession && (news.state !== "paid" || rightAmount);
}

/** The status that the event would give the payment. */
export function statusAfter(payment: PaymentRow, news: CheckoutState): PaymentStatus {
  const transition = transitions[news.state];
  if (!isAboutPayment(payment, news) || !transition?.from.includes(payment.status))
    return payment.status;
  return transition.to;
}
