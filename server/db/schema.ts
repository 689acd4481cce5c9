import type { Generated } from "kysely";
import type { BookingPlace, BookingState } from "../../app/contracts/bookings";
import type { ClosedAs, InquiryStatus } from "../../app/contracts/desk-basics";
import type { HistoryKind, MailKind } from "../../app/contracts/desk-inquiry";
import type {
  DisputeState,
  PaymentNoticeKind,
  PaymentStatus,
} from "../../app/contracts/desk-payments";
import type { InquiryColumn } from "../../app/contracts/inquiry-fields";
import type { Role } from "../../app/contracts/people";
import type { DueKind } from "../../app/contracts/queue";
import type { StaffMailKind } from "../../app/contracts/staff-mails";

/**
 * The tables as the code sees them. Only text and integers, so that both engines hold the same:
 * instants are ISO 8601 in UTC with milliseconds (they sort as text), flags are 0 or 1.
 */
export type Schema = {
  contact_submissions: ContactSubmission & DeskColumns & SourceColumns;
  outbox: OutboxRow;
  settings: { name: string; value: string };
  people: PersonRow;
  staff_sessions: StaffSessionRow;
  /** Browsers in which a person has signed in; `browser_hash` is of a cookie. */
  known_browsers: { person_id: string; browser_hash: string; first_seen_at: string };
  /** Wrong tries to sign in; `name` says of whom, as a hash. */
  sign_in_tries: { name: string; wrong: number; free_at: string; expires_at: string };
  passkeys: PasskeyRow;
  /** Questions that wait for a passkey's answer; each is answered once, from the same browser. */
  passkey_challenges: {
    challenge_hash: string;
    purpose: string;
    browser_hash: string;
    expires_at: string;
  };
  recovery_codes: { code_hash: string; person_id: string; used_at: string | null };
  invitations: InvitationRow;
  staff_mails: StaffMailRow;
  attempt_counts: { name: string; count: number; expires_at: string };
  payments: PaymentRow & PaymentAftermath;
  payment_reversals: PaymentReversalRow;
  payment_notices: PaymentNoticeRow;
  product_batches: ProductBatchRow;
  product_batch_rows: ProductBatchResultRow;
  /** What the built-in test provider holds. */
  test_checkouts: TestCheckoutRow;
  test_products: { id: string; name: string; slug: string; description: string };
  product_undos: { batch_id: string; at: string; who: string; person_id: string | null };
  inquiry_tokens: { token: string; submission_id: string };
  inquiry_history: InquiryHistoryRow;
  audit_log: AuditRow;
  /** Private links of visitors to their status page; only a hash can be found here. */
  status_links: {
    token_hash: string;
    submission_id: string;
    created_at: string;
    /** When a visitor last opened the page by it; null counts from created_at. */
    last_used_at: string | null;
    withdrawn_at: string | null;
  };
  inquiry_messages: InquiryMessageRow;
  ready_answers: ReadyAnswerRow;
  bookings: BookingRow;
  saved_views: {
    id: string;
    person_id: string;
    name: string;
    /** The address's parameters, e.g. "who=me". */
    query: string;
    created_at: string;
  };
  /** Keyed hashes of the ids of inquiries erased on request: a restored backup erases them again. */
  tombstones: { hash: string; at: string };
  /** Keyed hashes of addresses whose owners said that they did not write to the clinic. */
  stopped_mailboxes: { mailbox_hash: string; at: string };
  content_versions: ContentVersionRow;
  /** One row, "site": the version that is to be served. It moves by compare-and-swap. */
  content_head: { name: "site"; version: number };
  content_drafts: ContentDraftRow;
  content_schedules: ContentScheduleRow;
  claim_reviews: ClaimReviewRow;
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

type SourceColumns = {
  /** Path of the page from which the visitor came to the form; "" when that is not known. */
  came_from: Generated<string>;
};

/** What the desk adds to a submission. */
type DeskColumns = {
  status: Generated<InquiryStatus>;
  /** When it was first no longer new. */
  answered_at: string | null;
  /** When the desk last changed it: retention counts from here; null counts from created_at. */
  last_contact_at: string | null;
  /** Who has it: a person's id; null is nobody. */
  assigned_to: string | null;
  /** When it comes back into the queue; null: no time is set. */
  due_at: string | null;
  due_kind: DueKind | null;
  due_reason: Generated<string>;
  /** Since when the visitor's answer waits to be read. */
  unread_since: string | null;
  /** Inquiries that the desk joined share it. */
  person_group: string | null;
  /** Counts the desk's changes. */
  version: Generated<number>;
  /** What became of it, as the desk said when it was closed; "" until then. */
  outcome: Generated<ClosedAs | "">;
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
  /** The appointment it is about. */
  booking_id: string | null;
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

/** What is known of a payment beside what was asked for. */
type PaymentAftermath = {
  /** The invoice's number as typed, with which the description begins; "" when none was given. */
  invoice: Generated<string>;
  /** What the payer told the provider, in lower case; null until then. */
  email: string | null;
  refunded_cents: Generated<number>;
  /** null: nobody disputes it. */
  dispute: DisputeState | null;
  /** The inquiry that staff put it to; null: found by reference or e-mail, if at all. */
  inquiry_reference: string | null;
};

/** The provider's word about one refund, one dispute, or all refunds of a charge together. */
export type PaymentReversalRow = {
  /** The provider's. */
  id: string;
  payment_id: string;
  kind: "refund" | "dispute" | "charge";
  amount_cents: number;
  /** The provider's word; "" for a charge. */
  status: string;
  at: string;
};

/** Something about a payment that somebody at the desk has to look at. */
export type PaymentNoticeRow = {
  id: string;
  payment_id: string;
  /** What made it, so that news that come twice make one notice. */
  cause: string;
  kind: PaymentNoticeKind;
  /** What the provider says was paid, or is disputed. */
  amount_cents: number;
  currency: string;
  at: string;
  settled_at: string | null;
  settled_by: string | null;
  /** How it was settled; "" until then. */
  note: Generated<string>;
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
  /** Who started it; null before there were accounts. */
  who: string | null;
  person_id: string | null;
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

/** Never deleted: what a person did keeps their name. */
export type PersonRow = {
  id: string;
  name: string;
  /** Lower case, unique. */
  email: string;
  role: Role;
  created_at: string;
  suspended_at: string | null;
  last_seen_at: string | null;
  /** scrypt with its salt and cost; null without a password. Goes with `code_secret`. */
  password_hash: string | null;
  /** Base32, of the app that shows codes. */
  code_secret: string | null;
  /** The step of the last code that was taken: each is taken once. */
  code_step: number | null;
};

export type PasskeyRow = {
  /** The credential's own, base64url. */
  id: string;
  person_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, where the device counts. */
  counter: number;
  /** JSON: how the browser reaches it. */
  transports: string;
  /** 1: copied to other devices of the person. */
  backed_up: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
};

export type InvitationRow = {
  id: string;
  /** Of the link that is shown. */
  token_hash: string;
  /** Of the link that was mailed, made when the mail is sent; null before. */
  mail_token_hash: string | null;
  email: string;
  role: Role;
  /** Somebody who chooses new ways in; null: somebody new. */
  person_id: string | null;
  created_at: string;
  /** Name of who invited; null: the operator, on the server. */
  created_by: string | null;
  expires_at: string;
  used_at: string | null;
  withdrawn_at: string | null;
};

/** A mail to a member of the staff, or to somebody invited. */
export type StaffMailRow = {
  id: string;
  person_id: string | null;
  email: string;
  kind: StaffMailKind;
  /** Id of the invitation, or when and what; never a secret. */
  detail: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  lease_owner: string | null;
  leased_until: string | null;
  sent_at: string | null;
  failed_at: string | null;
};

export type StaffSessionRow = {
  id_hash: string;
  person_id: string;
  created_at: string;
  expires_at: string;
  /** Written at most twice a minute. */
  last_seen_at: string;
  proven_at: string;
  /** Such as "Firefox on Windows". */
  device: string;
};

/** Never changed; leaves only together with its inquiry. The database holds to that. */
export type InquiryHistoryRow = {
  id: string;
  submission_id: string;
  at: string;
  who: string;
  /** null: from before there were accounts. */
  person_id: string | null;
  kind: HistoryKind;
  from_status: InquiryStatus | null;
  to_status: InquiryStatus | null;
  /** Empty when none. */
  note: string;
  /** What `kind` needs to be told: a name, a call's outcome, an instant; empty when nothing. */
  detail: Generated<string>;
  /** The inquiry's columns before the change, as JSON; null where it cannot be undone. */
  before: string | null;
};

/** The private conversation on the visitor's status page. */
export type InquiryMessageRow = {
  id: string;
  submission_id: string;
  at: string;
  author: "desk" | "visitor";
  /** Who of the desk wrote it; "" for the visitor. */
  who: string;
  body: string;
};

export type ReadyAnswerRow = {
  id: string;
  title: string;
  body: string;
  version: number;
  updated_at: string;
  updated_by: string;
};

/** A consultation's time. */
export type BookingRow = {
  id: string;
  submission_id: string;
  starts_at: string;
  ends_at: string;
  /** Who holds it; null is nobody yet. */
  person_id: string | null;
  place: BookingPlace;
  state: BookingState;
  /** What the visitor wrote when asking for another time. */
  wish: string;
  /** Counts its changes, for calendars. */
  sequence: number;
  created_at: string;
  updated_at: string;
  reminded_at: string | null;
};

/** Never changed, never removed; holds references and names of staff, no visitor's data. */
export type AuditRow = {
  id: string;
  at: string;
  who: string;
  person_id: string | null;
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

/** The clinic's facts as they were published once. Never changed, never removed. */
export type ContentVersionRow = {
  /** The version's number, from 1. */
  id: number;
  at: string;
  /** The clinic's day of `at`. */
  day: string;
  who: string;
  /** null: nobody at the desk (the build's own facts, an import by the operator). */
  person_id: string | null;
  kind: "built" | "published" | "scheduled" | "restored" | "imported";
  /** The form of the facts: facts/migrate-facts.ts. */
  form: number;
  /** JSON, in full. */
  facts: string;
  /** JSON: a list of FactChange. */
  changes: string;
  /** JSON: the addresses of the pages that changed. */
  pages: string;
  /** "" when nobody said. */
  why: string;
};

/** One fact that a person is changing. */
export type ContentDraftRow = {
  person_id: string;
  who: string;
  /** Of the fact, e.g. "treatments.tadalafil.price". */
  path: string;
  /** What was typed when it began, as the published value is typed. */
  was: string;
  typed: string;
  changed_at: string;
};

/** Changes that are published later. */
export type ContentScheduleRow = {
  id: string;
  due_at: string;
  who: string;
  person_id: string;
  changes: string;
  why: string;
  created_at: string;
  state: "waiting" | "published" | "failed" | "canceled";
  /** The number of the version, or why there is none. */
  result: string;
};

/** A sentence that promises something, waiting for somebody else to read it. */
export type ClaimReviewRow = {
  id: string;
  path: string;
  text: string;
  /** JSON: the words that promise. */
  words: string;
  asked_at: string;
  asked_by: string;
  asked_by_id: string;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_id: string | null;
  approved: number | null;
  reason: string;
};
