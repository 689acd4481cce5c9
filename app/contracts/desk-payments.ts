import type { Cursor, DeskPayment, Page, PaymentStatus } from "./desk";

/**
 * What the staff's page of payments may ask of the server. Instants are ISO 8601 in UTC, days are
 * local "YYYY-MM-DD" of the clinic. `who` is written to the audit table.
 */

/** "closed": an inquiry of the card's bank that ended without a dispute. */
export const disputeStates = ["open", "won", "lost", "closed"] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * "wrong-amount": something else was paid than was asked for. "dispute": the card's holder wants
 * the money back, and the provider waits for an answer.
 */
export type PaymentNoticeKind = "wrong-amount" | "dispute";

/** Characters of the note with which a notice is settled. */
export const longestSettlement = 1000;

/** What the list is narrowed down to; "" is no filter. */
export type PaymentFilter = {
  /** A reference, an amount, a day, an invoice's number, an e-mail address or words. */
  search: string;
  status: PaymentStatus | PaymentAftermath | "";
  from: string;
  to: string;
};

/** Filters beside the status: what happened to the money later. */
export const paymentAftermaths = ["refunded", "disputed", "notice"] as const;
export type PaymentAftermath = (typeof paymentAftermaths)[number];

export type PaymentTotals = {
  /** Paid, and in cents: received, paid back, lost in disputes. */
  paid: number;
  receivedCents: number;
  refundedCents: number;
  lostCents: number;
  /** Of the paid ones, how many moved no money: the test checkout's. */
  tests: number;
};

export type PaymentNotice = {
  id: string;
  reference: string;
  kind: PaymentNoticeKind;
  at: string;
  /** What the provider says; `askedCents` is what the payment was made for. */
  amountCents: number;
  currency: string;
  askedCents: number;
  /** null: nobody has settled it yet. */
  settled: { at: string; by: string; note: string } | null;
};

export type PaymentReversal = {
  id: string;
  kind: "refund" | "dispute";
  amountCents: number;
  /** The provider's word, such as "succeeded" or "needs_response". */
  status: string;
  at: string;
};

/** How the inquiry was found: staff put it there, the payer wrote its reference, the same e-mail. */
export type PaymentInquiry = {
  reference: string;
  name: string;
  createdAt: string;
  by: "staff" | "reference" | "email";
};

export type PaymentDetails = DeskPayment & {
  reversals: PaymentReversal[];
  notices: PaymentNotice[];
  inquiries: PaymentInquiry[];
};

export type DeskPaymentServices = {
  listPayments: (asked: {
    who: string;
    filter: PaymentFilter;
    cursor: Cursor | null;
  }) => Promise<Page<DeskPayment> & { totals: PaymentTotals }>;
  /** CSV text, piece by piece. */
  exportPayments: (asked: { who: string; filter: PaymentFilter }) => AsyncIterable<string>;
  openPayment: (asked: { who: string; reference: string }) => Promise<PaymentDetails | null>;
  /** `inquiry`: a reference or an e-mail address; "" takes the link away. */
  linkPayment: (asked: {
    who: string;
    reference: string;
    inquiry: string;
  }) => Promise<"linked" | "unlinked" | "no-inquiry" | "missing">;
  /** What is open, oldest first. */
  listPaymentNotices: () => Promise<PaymentNotice[]>;
  /** "known": somebody has settled it already. */
  settleNotice: (asked: {
    who: string;
    id: string;
    note: string;
  }) => Promise<"settled" | "known" | "missing">;
  /** Payments that belong to an inquiry, newest first. */
  paymentsOfInquiry: (reference: string) => Promise<DeskPayment[]>;
};
