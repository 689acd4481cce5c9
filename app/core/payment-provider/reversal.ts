import type { DisputeState } from "~/core/db/tables/payment-tables";

/** Refunds and disputes, as the provider reports them. */
export type Reversal = {
  about: "reversal";
  /** "charge": all refunds of the charge together. */
  kind: "refund" | "dispute" | "charge";
  /** The provider's. */
  id: string;
  /** What identifies the payment: the provider's id, or the id that the checkout was made with. */
  paymentIntent: string;
  paymentId: string;
  amountCents: number;
  currency: string;
  /** The provider's word; "" for a charge. */
  status: string;
};

/** A refund that did not reach the card's holder. */
export const isFailedRefund = (status: string) => status === "failed" || status === "canceled";

const ended: Record<string, DisputeState> = {
  won: "won",
  lost: "lost",
  warning_closed: "closed",
  prevented: "closed",
};

/** Any other word of the provider's, also a future one, counts as open. */
export const disputeState = (status: string): DisputeState => ended[status] ?? "open";
