import type { Generated } from "kysely";
import type { InquiryStatus, MailKind, PaymentStatus } from "../../app/contracts/desk";
import type { InquiryColumn } from "../../app/contracts/inquiry-fields";

/**
 * The tables as the code sees them. Only text and integers, so that both engines hold the same:
 * instants are ISO 8601 in UTC with milliseconds (they sort as text), flags are 0 or 1.
 */
export type Schema = {
  contact_submissions: ContactSubmission & DeskColumns;
  outbox: OutboxRow;
  settings: { name: string; value: string };
  staff_sessions: {
    id_hash: string;
    created_at: string;
    expires_at: string;
    /** What the person at the desk calls themselves; null until they said. */
    who: string | null;
  };
  attempt_counts: { name: string; count: number; expires_at: string };
  payments: PaymentRow;
  product_batches: ProductBatchRow;
  product_batch_rows: ProductBatchResultRow;
  /** What the built-in test provider holds. */
  test_checkouts: TestCheckoutRow;
  test_products: { id: string; name: string; slug: string; description: string };
  product_undos: { batch_id: string; at: string; who: string };
  inquiry_tokens: { token: string; submission_id: string };
  inquiry_history: InquiryHistoryRow;
  audit_log: AuditRow;
  /** Private links of visitors to their status page; only a hash can be found here. */
  /** Keyed hashes of the ids of inquiries erased on request: a restored backup erases them again. */
  tombstones: { hash: string; at: string };
  /** Keyed hashes of addresses whose owners said that they did not write to the clinic. */
  stopped_mailboxes: { mailbox_hash: string; at: string };
  status_links: { token_hash: string; submission_id: string; created_at: string };
};

/** With a column for each of the inquiry's fields. */
export type ContactSubmission = Record<InquiryColumn, string> & {
  id: string;
  created_at: string;
  /** What people quote, e.g. "CW-7K3M-Q2". */
  reference: string;
  /** Two requests that mean the same submission compute the same key. */
  idempotency_key: string;
  /** Finds an earlier submission with the same words when the browser sent no attempt. */
  content_hash: string;
  suspected_spam: number;
};

/** What the front desk adds to a submission. */
type DeskColumns = {
  status: Generated<InquiryStatus>;
  /** When it was first no longer new. */
  answered_at: string | null;
  /** When the desk last changed it: retention counts from here; null counts from created_at. */
  last_contact_at: string | null;
  /** When retention marked it: gone from all lists, erased a week later. */
  removed_at: string | null;
};

export type OutboxRow = {
  id: string;
  submission_id: string;
  kind: MailKind;
  /** With angle brackets. The same at every try, so that a mail sent twice is shown once. */
  message_id: string;
  attempts: number;
  next_attempt_at: string;
  lease_owner: string | null;
  leased_until: string | null;
  sent_at: string | null;
  server_answer: string | null;
  /** 1: it went into a file, because production had no mail server. */
  to_nobody: number | null;
  /** Given up. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
  /** Keyed hash of the recipient's mailbox; null for the clinic's own mails. */
  mailbox_hash: string | null;
  /** When the budget of confirmations let it go out, for all its tries. */
  granted_at: string | null;
  /** Why a confirmation waits, or was given up unsent (then failed_at has the time). */
  withheld: Withheld | null;
};

/**
 * The mailbox had as many as it gets in a day, or its owner asked for no more; with "budget" it waits
 * until fewer go out.
 */
export type Withheld = "enough-today" | "stopped" | "budget";

export type PaymentRow = {
  id: string;
  created_at: string;
  updated_at: string;
  /** What people quote, made like an inquiry's. */
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
  /** Also the provider's idempotency key: two requests of one attempt are one checkout. */
  attempt_key: string;
  /** The provider's words when it refused. */
  failure: string | null;
  /** When retention marked it: gone from all lists, erased a week later. */
  removed_at: string | null;
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
  lease_owner: string | null;
  leased_until: string | null;
};

export type ProductBatchResultRow = {
  batch_id: string;
  /** The provider's. */
  product_id: string;
  /** In the provider's order, from 0. */
  position: number;
  name: string;
  /** "begun": the provider may have taken it already, or not. */
  outcome: "begun" | "updated" | "unchanged" | "failed";
  old_description: string;
  new_description: string;
  error: string | null;
};

/** Never changed; leaves only together with its inquiry. The database holds to that. */
export type InquiryHistoryRow = {
  id: string;
  submission_id: string;
  at: string;
  who: string;
  kind: "status" | "note" | "spam" | "not-spam" | "mail";
  from_status: InquiryStatus | null;
  to_status: InquiryStatus | null;
  /** Empty when none. */
  note: string;
};

/** Never changed, never removed; holds references and names of staff, no visitor's data. */
export type AuditRow = {
  id: string;
  at: string;
  who: string;
  action: string;
  /** Reference of the inquiry or payment, when it is about one. */
  subject: string | null;
  detail: string;
  /** The entry's place in the chain (audit-chain.ts). */
  seq: number;
  previous_hash: string;
  hash: string;
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
