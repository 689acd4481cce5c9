import type Stripe from "stripe";
import { ProviderError, type Reversal } from "./provider";

/** Notifications about refunds and disputes; null for those about something else. */
export function reversalOf(event: Stripe.Event): Reversal | null {
  switch (event.type) {
    case "charge.refunded":
      return ofCharge(event.data.object);
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return ofRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return ofDispute(event.data.object);
    default:
      return null;
  }
}

function ofCharge(charge: Stripe.Charge): Reversal {
  return checked("charge", charge, {
    ...common(charge),
    kind: "charge",
    amountCents: charge?.amount_refunded,
    status: "",
  });
}

function ofRefund(refund: Stripe.Refund): Reversal {
  return checked("refund", refund, {
    ...common(refund),
    kind: "refund",
    amountCents: refund?.amount,
    status: refund?.status ?? "",
  });
}

function ofDispute(dispute: Stripe.Dispute): Reversal {
  return checked("dispute", dispute, {
    ...common(dispute),
    kind: "dispute",
    amountCents: dispute?.amount,
    status: dispute?.status,
  });
}

/** A refund or dispute has its own metadata; the payment's is on the charge. */
function common(object: Stripe.Charge | Stripe.Refund | Stripe.Dispute) {
  const intent = object?.payment_intent;
  return {
    about: "reversal" as const,
    id: object?.id,
    paymentIntent: (typeof intent === "string" ? intent : intent?.id) ?? "",
    paymentId: object?.metadata?.payment ?? "",
    currency: object?.currency,
  };
}

/** Validated although it is signed: an implausible value is not stored. */
function checked(name: string, given: { object: string } | null, read: Reversal): Reversal {
  const isRight =
    given?.object === name &&
    typeof read.id === "string" &&
    typeof read.status === "string" &&
    typeof read.currency === "string" &&
    Number.isSafeInteger(read.amountCents);
  if (!isRight) throw new ProviderError("unexpected_answer");
  return read;
}
