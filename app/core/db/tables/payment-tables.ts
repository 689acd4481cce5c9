import type { Generated, Selectable } from "kysely";

/** Payments, and their refunds and disputes as the provider reports them. */
export type PaymentTables = {
  payments: PaymentsTable;
  payment_reversals: PaymentReversalsTable;
  payment_notices: PaymentNoticeRow;
  payment_refunds: PaymentRefundRow;
  payment_requests: PaymentRequestRow;
  /** State of the built-in test provider. */
  test_checkouts: TestCheckoutRow;
};

export type PaymentStatus = "started" | "processing" | "paid" | "cancelled" | "failed";

/** "closed": an early inquiry of the card's bank that ended without a dispute. */
export type DisputeState = "open" | "won" | "lost" | "closed";

/**
 * "wrong-amount": the paid amount differs from the requested one. "dispute": the cardholder
 * disputes the payment, and the provider waits for a response. "paid-twice": another payment has the
 * same invoice number.
 */
export type PaymentNoticeKind = "wrong-amount" | "dispute" | "paid-twice";

export type PaymentRow = Selectable<PaymentsTable>;

type PaymentsTable = {
  id: string;
  created_at: string;
  updated_at: string;
  /** Reference that people quote, made like an inquiry's. */
  reference: string;
  amount_cents: number;
  description: string;
  /** "paid" is final. */
  status: PaymentStatus;
  provider: "stripe" | "test" | "none";
  session_id: string | null;
  checkout_url: string | null;
  payment_intent: string | null;
  paid_at: string | null;
  /** Also the provider's idempotency key: two requests with one key make one checkout. */
  idempotency_key: string;
  /** The provider's message when it rejected the payment. */
  failure: string | null;
  /** When retention marked it: gone from all lists, erased a week later. */
  removed_at: string | null;
  /** The invoice's number as typed, with which the description begins; "" when none was given. */
  invoice: Generated<string>;
  /** Email that the payer gave the provider, in lower case; null until then. */
  email: string | null;
  refunded_cents: Generated<number>;
  /** null: not disputed. */
  dispute: DisputeState | null;
  /** Inquiry linked by staff; null: found by reference or email, if at all. */
  inquiry_reference: string | null;
  /** The request that it pays; null where the visitor filled in the form alone. */
  request_id: string | null;
};

/** An amount that the desk asks the visitor of an inquiry for. Its id is in the link, and secret. */
export type PaymentRequestRow = {
  id: string;
  submission_id: string;
  at: string;
  who: string;
  amount_cents: number;
  /** "" without one. */
  invoice: string;
  withdrawn_at: string | null;
};

/** The provider's report about one refund, one dispute, or all refunds of a charge together. */
export type PaymentReversalRow = Selectable<PaymentReversalsTable>;

type PaymentReversalsTable = {
  /** The provider's id of the refund or dispute; of a charge also the report's time and amount. */
  id: string;
  /** null: kept by its payment intent until the payment is known. */
  payment_id: string | null;
  kind: "refund" | "dispute" | "charge";
  amount_cents: number;
  /** The provider's status; "" for a charge. */
  status: string;
  at: string;
  /** The provider's id of the payment; "" when it was not reported. */
  payment_intent: Generated<string>;
  currency: Generated<string>;
};

/** A refund that staff asked for, written before the provider is asked. */
export type PaymentRefundRow = {
  /** Made of the form's idempotency key and the amount; also the provider's idempotency key. */
  id: string;
  payment_id: string;
  amount_cents: number;
  at: string;
  who: string;
  person_id: string;
  /** "requested": the provider has not answered yet. "made": payment_reversals has the rest. */
  state: "requested" | "made" | "refused";
  /** The provider's id of the refund; null until it is made. */
  reversal_id: string | null;
  /** Why the provider refused it. */
  failure: string | null;
};

/** Something about a payment that staff have to look at. */
export type PaymentNoticeRow = {
  id: string;
  payment_id: string;
  /** Its cause, so that an event that is received twice makes one notice. */
  cause: string;
  kind: PaymentNoticeKind;
  /** Amount that was paid or is disputed, as the provider reports it. */
  amount_cents: number;
  currency: string;
  at: string;
  settled_at: string | null;
  settled_by: string | null;
  /** How it was settled; "" until then. */
  note: Generated<string>;
};

export type TestCheckoutRow = {
  id: string;
  idempotency_key: string;
  payment_id: string;
  amount_cents: number;
  description: string;
  /** "processing" becomes paid by itself after a few seconds. */
  state: "open" | "processing" | "paid" | "expired";
  changed_at: string;
  success_url: string;
  cancel_url: string;
};

/** Runs that write product descriptions at the payment provider. */
export type ProductTables = {
  product_batches: ProductBatchRow;
  product_batch_rows: ProductBatchResultRow;
  product_undos: { batch_id: string; at: string; who: string; person_id: string };
  test_products: { id: string; name: string; slug: string; description: string };
};

export type ProductBatchRow = {
  id: string;
  started_at: string;
  finished_at: string | null;
  /** 1 until finished, then null. */
  running: number | null;
  /** null until the provider's list is read. */
  total: number | null;
  done: number;
  /** Why the whole batch ended early. */
  failure: string | null;
  /** Without progress for some minutes the batch counts as interrupted. */
  progress_at: string;
  /** The person who started it. */
  who: string;
  person_id: string;
};

export type ProductBatchResultRow = {
  batch_id: string;
  /** The provider's id of the product. */
  product_id: string;
  /** In the provider's order, from 0. */
  position: number;
  name: string;
  /** "begun": whether the provider has applied it is not known. */
  outcome: "begun" | "updated" | "unchanged" | "failed";
  old_description: string;
  new_description: string;
  error: string | null;
};
