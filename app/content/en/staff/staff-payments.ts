import type { DisputeState, PaymentNoticeKind } from "~/core/db/tables/payment-tables";
import { paymentStatusWords } from "./staff";

/** Labels of a payment's states, including later refunds and disputes. */
export const paymentWord = {
  ...paymentStatusWords,
  refunded: "Refunded",
  disputed: "Disputed",
  notice: "Needs attention",
} satisfies typeof paymentStatusWords & Record<"refunded" | "disputed" | "notice", string>;

export const disputeWords: Record<DisputeState, string> = {
  open: "Open",
  won: "Won",
  lost: "Lost",
  closed: "Closed without a dispute",
};

/** Header row of the export. */
export const paymentExportWords = {
  reference: "Reference",
  started: "Started",
  amount: "Amount",
  invoice: "Invoice",
  description: "Description",
  status: "Status",
  paid: "Paid",
  refunded: "Refunded",
  dispute: "Dispute",
  notice: "Needs attention",
  email: "Email",
  inquiry: "Inquiry",
  test: "Test",
  yes: "Yes",
};

const noProvider = "No card payment provider is set up.";

export const staffPaymentsWords = {
  title: "Payments",
  columns: {
    reference: "Reference",
    started: "Started",
    amount: "Amount",
    description: "Description",
    status: "Status",
    inquiry: "Inquiry",
    provider: "Provider",
  },
  none: "No payment matches.",
  failures: { not_set_up: noProvider } as Record<string, string>,
  noProvider: `${noProvider} The payment page refuses every payment until your site administrator sets STRIPE_SECRET_KEY and restarts the site.`,
  open: "Open at the provider",
  test: "Test",
  search: "Search payments",
  searchHint: "Reference, amount, date, invoice number, email or words of the description",
  totals: {
    label: "Totals",
    paid: "Payments",
    received: "Received",
    refunded: "Refunded",
    lost: "Lost in disputes",
    kept: "Net",
    tested: "Test payments",
    testedSum: "Test amount",
    testMode: "Test mode: every paid payment listed here is a test. No money moved.",
    tests: (n: number, sum: string) =>
      `Not counted: ${n === 1 ? "1 test" : `${n} tests`} of ${sum}. No money moved.`,
  },
  refunded: (amount: string) => `${amount} refunded`,
  disputed: (state: DisputeState) => `Dispute: ${disputeWords[state].toLowerCase()}`,
  notices: (n: number) =>
    n === 1 ? "1 payment needs attention." : `${n} payments need attention.`,
  showNotices: (n: number) => (n === 1 ? "Open it" : "Open them"),
  payment: {
    title: (reference: string) => `Payment ${reference}`,
    back: "All payments",
    amount: "Amount",
    invoice: "Invoice number",
    noInvoice: "None",
    email: "Email at the provider",
    noEmail: "Not known",
    started: "Started",
    paid: "Paid",
    status: "Status",
    failure: "Reason",
    description: "Description",
    provider: "Provider",
    after: "Refunds and disputes",
    refundedInAll: "Refunded in all",
    by: (who: string) => `by ${who}`,
    waits: "Waits for the provider",
    refused: "Refused",
    refund: {
      open: "Refund…",
      amount: "Amount to refund",
      hint: (left: string) =>
        `Up to ${left}. The money goes back the way it came, and this can’t be undone.`,
      submit: "Refund",
      done: "Refunded.",
      waits: "The provider has not answered yet. The site asks again by itself.",
      tooMuch: (left: string) => `Only ${left} is left to refund`,
      notRefundable: "This payment can’t be refunded here. Use the provider’s page.",
      refused: (message: string | null) =>
        message ? `The provider refused it: ${message}` : "The provider refused it.",
    },
    kinds: { refund: "Refund", dispute: "Dispute" },
    /** The provider's states of refunds and disputes. */
    states: {
      succeeded: "Done",
      pending: "On its way",
      failed: "Failed",
      canceled: "Canceled",
      requires_action: "Waits for the payer",
      needs_response: "Waits for an answer",
      under_review: "Under review",
      warning_needs_response: "Waits for an answer",
      warning_under_review: "Under review",
      warning_closed: "Closed without a dispute",
      won: "Won",
      lost: "Lost",
    } as Record<string, string>,
    noticeTitles: {
      "wrong-amount": "A wrong amount was paid",
      dispute: "The card’s holder disputes this payment",
      "paid-twice": "This invoice was paid before",
    } satisfies Record<PaymentNoticeKind, string>,
    wrongAmount: (paid: string, asked: string) =>
      paid === asked
        ? `The provider says that ${paid} was paid at a checkout that is not this payment’s. The site did not take it for this payment.`
        : `The provider says that ${paid} was paid. The payment was made for ${asked}. The site did not mark it as paid.`,
    dispute: (amount: string) =>
      `${amount} is disputed. See the deadline for your response on the provider’s page.`,
    paidTwice: (invoice: string) =>
      `Invoice ${invoice} has another payment. Refund one of them, or note why both are right:`,
    note: "How it was settled",
    settle: "Settle",
    settledBy: (who: string) => `Settled by ${who}`,
    noteMissing: "Write how it was settled first",
    noteTooLong: (longest: number) => `The note must be less than ${longest} characters`,
    known: "Somebody else has settled it already.",
    saved: { settle: "Settled.", link: "Linked.", unlink: "Unlinked." },
    inquiry: "Inquiry",
    noInquiry: "No inquiry has this reference or this email.",
    found: {
      staff: "chosen here",
      text: "reference in the description",
      email: "same email",
    } satisfies Record<"staff" | "text" | "email", string>,
    none: "No inquiry was found for it.",
    link: "Inquiry’s reference or email",
    linkButton: "Link to this inquiry",
    unlink: "Unlink",
    missing: { title: "No such payment" },
  },
  ofInquiry: "Payments",
} as const;

/** The page that asks a visitor for a payment. */
export const paymentRequestWords = {
  title: (reference: string) => `Ask for a payment: ${reference}`,
  back: "Back to the inquiry",
  heading: "Ask for a payment",
  lead: "The amount and the invoice number appear on the visitor’s private page, with a link to pay. The email says only that something waits there.",
  link: "Ask for a payment",
  problems: (n: number) => (n === 1 ? "Please correct this:" : "Please correct these:"),
  amount: "Amount",
  invoice: "Invoice number",
  invoiceTooLong: (longest: number) => `The invoice number must be at most ${longest} characters`,
  unreachable:
    "No request can be sent: no email goes to this visitor, or the private link is withdrawn. Ask by phone or in person.",
  submit: "Send the request",
  asked: "Asked for so far",
  invoiceOf: (invoice: string) => (invoice ? `for invoice ${invoice}` : ""),
  state: (leftCents: number, left: string) => (leftCents === 0 ? "Paid" : `${left} not paid yet`),
  withdraw: "Take back",
  withdrawn: "Taken back. The private page no longer shows it.",
  events: {
    asked: (amount: string) => `Asked for ${amount}`,
    withdrew: (amount: string) => `Took back the request for ${amount}`,
  },
} as const;
