export type StartPayment = (input: {
  amountCents: number;
  /** As the provider shows it, with the invoice's number where there is one. */
  description: string;
  /** "" when none was given. */
  invoice?: string;
  /** Random text the browser made for this attempt; "" when scripts are off. */
  attempt: string;
  visitor: string;
}) => Promise<
  /** `url` has been checked: the browser may go there. A path, where it is on this site. */
  | { outcome: "started"; url: string }
  /** `message` is the provider's, shown to the visitor; null when it said nothing of use. */
  | { outcome: "refused"; message: string | null }
>;

export type PaymentView = {
  id: string;
  /** "open": not paid yet, and can still be, at `checkoutUrl`. */
  status: "open" | "processing" | "paid" | "cancelled" | "failed";
  amountCents: number;
  description: string;
  /** The invoice's number, with which the description begins; "" when none was given. */
  invoice: string;
  reference: string;
  /** ISO instant. */
  paidAt: string | null;
  /** What the clinic has paid back. */
  refundedCents: number;
  checkoutUrl: string | null;
  /** Paid at the built-in test checkout: no money has moved. */
  isTest: boolean;
};

/** null: no such payment. `cameFrom` says what brought the visitor here. */
export type ReadPayment = (input: {
  id: string;
  cameFrom: "return" | "cancel" | "form";
}) => Promise<PaymentView | null>;

/**
 * Ends the checkout, unless it is over: "try again" of a visitor who turned back. False: no such
 * payment.
 */
export type EndPayment = (id: string) => Promise<boolean>;

export type TestCheckout = {
  amountCents: number;
  description: string;
  isOpen: boolean;
  backUrl: string;
};
export type TestCheckoutChoice = "pay" | "pay-later" | "cancel";
