import type { DisputeState } from "../../app/contracts/desk-payments";

/** What the provider says about money that goes back, or that somebody wants back. */
export type Reversal = {
  about: "reversal";
  /** "charge": all refunds of the charge together. */
  kind: "refund" | "dispute" | "charge";
  /** The provider's. */
  id: string;
  /** How it finds the payment: by the provider's name, or by the id the checkout was made with. */
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

/** Of every other word of the provider's, also of one to come: it is open. */
export const disputeState = (status: string): DisputeState => ended[status] ?? "open";
