import type { Language } from "~/content/languages";

/** The site's requests to any card payment provider; each may throw ProviderError. */
export type CheckoutProvider = {
  /** Stored with each payment. "none": no provider is set up. */
  name: "stripe" | "test" | "none";
  /** Two requests with one key give the same checkout. */
  createCheckout: (checkout: NewCheckout) => Promise<{ sessionId: string; url: string }>;
  readCheckout: (sessionId: string) => Promise<CheckoutState>;
  /** Ends an open checkout, so that it can no longer be paid, and returns its state. */
  cancelCheckout: (sessionId: string) => Promise<CheckoutState>;
  /** Pays money back. Two requests with one `refundId` make one refund. */
  refund: (refund: NewRefund) => Promise<Reversal>;
  /** Verifies a notification; null when it is about something else. */
  readEvent: (body: string, signature: string) => CheckoutState | Reversal | null;
  /** Origins to which a visitor may be sent to pay. */
  checkoutOrigins: readonly string[];
};

export type NewCheckout = {
  paymentId: string;
  reference: string;
  idempotencyKey: string;
  amountCents: number;
  description: string;
  /** Language of the page on which the visitor pays; English leaves it to their browser. */
  language: Language;
  successUrl: string;
  cancelUrl: string;
};

export type NewRefund = {
  refundId: string;
  paymentId: string;
  /** "" where the provider has none. */
  paymentIntent: string;
  amountCents: number;
  /** The request was sent before, without an answer. */
  isRepeated: boolean;
};

export type CheckoutState = {
  sessionId: string;
  /** The payment id that the checkout was made with; "" when the checkout is not ours. */
  paymentId: string;
  state: "open" | "processing" | "paid" | "failed" | "expired";
  amountCents: number;
  currency: string;
  /** The provider's id of the payment itself; null until there is one. */
  paymentIntent: string | null;
  /** Details that the payer gave the provider; absent where the provider does not ask. */
  email?: string | null;
};

/** Refunds and disputes, as the provider reports them. */
export type Reversal = {
  /** "charge": all refunds of the charge together. */
  kind: "refund" | "dispute" | "charge";
  /** The provider's id of the refund, dispute or charge. */
  id: string;
  /** Identifier of the payment: the provider's id, or the id that the checkout was made with. */
  paymentIntent: string;
  paymentId: string;
  /** The `refundId` that the refund was made with; "" where the desk did not make it. */
  refundId: string;
  amountCents: number;
  currency: string;
  /** The provider's status; "" for a charge. */
  status: string;
  /** When it was so, by the provider's clock in whole seconds; null when it does not say. */
  at: Date | null;
};

/** The provider refused or failed. Carries codes for the log and words for people. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly code: string;
  /** The provider's message for the visitor, such as "the amount is too small"; else null. */
  readonly words: string | null;
  /** The provider understood the request and refused it. */
  readonly refused: boolean;

  constructor(code: string, more: { words?: string | null; refused?: boolean } = {}) {
    super(`The provider did not do it (${code})`);
    this.code = code;
    this.words = more.words ?? null;
    this.refused = more.refused ?? false;
  }
}

/** The products that the card payment provider holds. */
export type ProviderProduct = {
  id: string;
  name: string;
  /** "" when the product has none. */
  description: string;
  /** The catalogue's slug, where it was entered; otherwise "". */
  slug: string;
};

export type ProductProvider = {
  /** All products on sale, page by page. */
  listProducts: () => AsyncIterable<ProviderProduct>;
  updateDescription: (update: {
    id: string;
    description: string;
    idempotencyKey: string;
  }) => Promise<void>;
};
