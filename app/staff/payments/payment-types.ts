import type {
  DisputeState,
  PaymentNoticeKind,
  PaymentStatus,
} from "~/core/db/tables/payment-tables";
import type { Actor } from "~/core/sessions/people";
import type { Cursor, Page } from "~/staff/inquiry/inquiry-states";

/**
 * What the staff's pages of payments may ask of the server. Instants are ISO 8601 in UTC, days are
 * local "YYYY-MM-DD" of the clinic. `who` is written to the audit table.
 */

/** What may have happened to a payment later; filters beside its status. */
export const paymentAftermaths = ["refunded", "disputed", "notice"] as const;
export type PaymentAftermath = (typeof paymentAftermaths)[number];

/** What the list is narrowed down to; "" is no filter. */
export type PaymentFilter = {
  status: PaymentStatus | PaymentAftermath | "";
  /** A reference, an amount, a day, an invoice's number, an email address or words. */
  search: string;
  /** Days on which it was paid, or begun where it never was. */
  from?: string;
  to?: string;
};

/** How an inquiry was found: staff put it there, the payer wrote its reference, the same email. */
export type PaymentInquiry = { reference: string; name: string; by: "staff" | "text" | "email" };

export type DeskPayment = {
  id: string;
  reference: string;
  createdAt: string;
  amountCents: number;
  description: string;
  /** "" when none was given. */
  invoice: string;
  /** What the payer told the provider. */
  email: string | null;
  status: PaymentStatus;
  paidAt: string | null;
  refundedCents: number;
  dispute: DisputeState | null;
  /** Something about it waits for somebody at the desk. */
  hasNotice: boolean;
  /** The likeliest first. */
  inquiries: PaymentInquiry[];
  failure: string | null;
  /** The provider's own page about it; null when there is none. */
  providerUrl: string | null;
  test: boolean;
};

/** Of the payments that were paid. */
export type PaymentTotals = {
  paid: number;
  receivedCents: number;
  refundedCents: number;
  /** What card holders got back in disputes. */
  lostCents: number;
  /** How many were made at the test checkout, where no money moves. */
  tests: number;
};

/** Characters of the note with which a notice is settled. */
export const longestSettlement = 1000;

export type PaymentNotice = {
  id: string;
  kind: PaymentNoticeKind;
  at: string;
  /** What the provider says. */
  amountCents: number;
  currency: string;
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

/** Newest first. */
export type PaymentDetails = DeskPayment & {
  reversals: PaymentReversal[];
  notices: PaymentNotice[];
};

export type DeskPaymentServices = {
  listPayments: (
    asked: PaymentFilter & { who: Actor; cursor: Cursor | null },
  ) => Promise<Page<DeskPayment> & { totals: PaymentTotals }>;
  /** CSV text, piece by piece. */
  exportPayments: (asked: PaymentFilter & { who: Actor }) => AsyncIterable<string>;
  openPayment: (asked: { who: Actor; reference: string }) => Promise<PaymentDetails | null>;
  /** `inquiry`: a reference or an email address; "" takes the link away. */
  linkPayment: (asked: {
    who: Actor;
    reference: string;
    inquiry: string;
  }) => Promise<"linked" | "no-inquiry" | "missing">;
  /** "known": somebody has settled it already. */
  settleNotice: (asked: {
    who: Actor;
    reference: string;
    notice: string;
    note: string;
  }) => Promise<"settled" | "known" | "missing">;
  /** Notices that nobody has settled yet. */
  countPaymentNotices: () => Promise<number>;
  /** Payments that belong to an inquiry, newest first; at most 20. */
  paymentsOfInquiry: (reference: string) => Promise<DeskPayment[]>;
};
