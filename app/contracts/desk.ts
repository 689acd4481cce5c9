import type { ServiceValue } from "../content/en/service-options";
import type { BookingServices, DeskBooking } from "./bookings";
import type { ConversationServices, Message } from "./conversation";
import {
  type ClosedAs,
  type Count,
  closedAs,
  type InquiryStatus,
  inquiryStatuses,
} from "./desk-basics";
import type { InquiryField } from "./inquiry-fields";
import type { Actor } from "./people";
import type { Colleague, DueKind, QueueOf, QueueServices } from "./queue";
import type { SiteDesk } from "./site-desk";

/**
 * What the staff pages may ask of the server. Instants are ISO 8601 in UTC, days are local
 * "YYYY-MM-DD" of the clinic. `who` is the member of staff: everything that shows or changes
 * personal data writes their id and name to the audit table.
 */

export { type ClosedAs, type Count, closedAs, type InquiryStatus, inquiryStatuses };

/** Characters of a note. */
export const longestNote = 4000;

/** Settings that let the site start in production though it is unsafe; the desk names them. */
export const allowances = [
  "ALLOW_PLAIN_HTTP",
  "ALLOW_EXAMPLE_DOMAIN",
  "ALLOW_MAIL_FILES",
  "ALLOW_DEFAULT_DATABASE_PASSWORD",
  "ALLOW_EVERY_PROXY",
] as const;
export type Allowance = (typeof allowances)[number];

/** What the list is narrowed down to; "" is no filter. */
export type InquiryFilter = {
  search: string;
  /** One whole e-mail address in any case: all its inquiries, suspected spam too. */
  email: string;
  status: InquiryStatus | "";
  service: ServiceValue | "";
  /** Whose: as in the queue. */
  of?: QueueOf | undefined;
  from: string;
  to: string;
  /** Only what is new and waits longer than the setting allows. */
  overdue: boolean;
  /** Only what is not closed and has a mail that was given up. */
  mailFailed: boolean;
  spam: boolean;
};

/** A place in a list that is sorted by time: the row at it is not part of the page. */
export type Cursor = { direction: "older" | "newer"; at: string; id: string };

/**
 * Rows newest first; the cursors are null where there is nothing more. `beyond`: the place that
 * was asked for is past the list's end.
 */
export type Page<Row> = {
  rows: Row[];
  newer: Cursor | null;
  older: Cursor | null;
  beyond: boolean;
};

export type InquiryRow = {
  reference: string;
  createdAt: string;
  name: string;
  phone: string;
  email: string;
  service: string;
  status: InquiryStatus;
  /** Minutes of office hours until it was answered, or until now. */
  waitedMinutes: number;
  /** Still new, and waiting longer than the setting allows. */
  overdue: boolean;
  mailFailed: boolean;
  spam: boolean;
  assignedTo: Colleague | null;
};

export type DeskCounts = {
  fresh: Count;
  overdue: Count;
  /** Suspected, and not looked at: still new. */
  spam: Count;
  failedMails: Count;
  /** Mails that have waited for over an hour; null when none has. */
  lateMails: { waiting: number; since: string } | null;
};

/**
 * Kinds of mail in the outbox. receive-inquiry and mark-spam queue one of every kind for an
 * inquiry: a kind with another cause must not be queued there.
 */
export const inquiryMailKinds = ["inquiry-to-clinic", "inquiry-to-visitor"] as const;
export const mailKinds = [
  ...inquiryMailKinds,
  "answer-to-visitor",
  "link-to-visitor",
  "booking-to-visitor",
  "booking-reminder",
  "booking-cancelled",
] as const;
export type MailKind = (typeof mailKinds)[number];

export type DeskMail = {
  id: string;
  kind: MailKind;
  to: string;
  /**
   * "file": written to a file where production has no mail server, and sent to nobody. The last three
   * are confirmations held back: the address had enough today, its owner said that it was not them,
   * or many were sent in the last hour and it goes out later.
   */
  state: "waiting" | "sent" | "file" | "failed" | "enough-today" | "stopped" | "budget";
  tries: number;
  queuedAt: string;
  /** When it was sent, written or given up; when it is tried next. */
  at: string;
  /** The mail server's answer, or why it was not sent; "" when nothing was heard yet. */
  answer: string;
};

export type HistoryKind =
  | "status"
  | "note"
  | "spam"
  | "not-spam"
  | "mail"
  | "assigned"
  | "follow-up"
  | "call"
  | "message"
  | "link"
  | "joined"
  | "separated"
  | "booking"
  | "undone";

export type HistoryEntry = {
  id: string;
  at: string;
  who: string;
  /** null: from before there were accounts. */
  personId: string | null;
  kind: HistoryKind;
  from: InquiryStatus | null;
  to: InquiryStatus | null;
  note: string;
  /** A name, a call's outcome, an instant: what the kind needs to be told. */
  detail: string;
  /** The inquiry it is about, where several were joined. */
  reference: string;
};

export type InquiryDetails = InquiryRow & {
  /** Each field as it was sent. */
  sent: Record<InquiryField, string>;
  answeredAt: string | null;
  /** What the desk said became of it; "" while it is not closed. */
  outcome: ClosedAs | "";
  /** When retention removes it; null when the clinic keeps everything. */
  deletedOn: string | null;
  mails: DeskMail[];
  /** Newest first. */
  history: HistoryEntry[];
  /** Inquiries from the same e-mail address, this one too: what a filter by it lists. */
  fromEmail: number;
  due: { at: string; kind: DueKind; reason: string } | null;
  /** The private conversation, oldest first. */
  messages: Message[];
  /** The visitor wrote, and nobody has answered. */
  unread: boolean;
  bookings: DeskBooking[];
  /** Counts the desk's changes: a form carries it, so that a newer one is noticed. */
  version: number;
  /** Calls without an answer since somebody was last reached. */
  unansweredCalls: number;
  /** Other inquiries that the desk joined with this one, newest first. */
  joined: SamePerson[];
  /** Others with the same e-mail or phone that are not joined, newest first. */
  maybeSame: SamePerson[];
  /** The newest change, where this person may take it back. */
  undo: { entry: string; kind: HistoryKind; detail: string } | null;
};

export type SamePerson = Pick<
  InquiryRow,
  "reference" | "createdAt" | "name" | "service" | "status"
> & {
  same: "email" | "phone" | "joined";
};

export type PersonInquiry = Pick<
  InquiryRow,
  "reference" | "createdAt" | "name" | "email" | "phone" | "service" | "status"
> & {
  /** Whether e-mail or phone is what it shares with the one it was asked for. */
  same: "itself" | "email" | "phone";
};

export type PaymentStatus = "started" | "processing" | "paid" | "cancelled" | "failed";

export type AuditEntry = {
  id: string;
  at: string;
  who: string;
  /** null: from before there were accounts. */
  personId: string | null;
  action: string;
  subject: string | null;
  detail: string;
};

/** One product at the provider, and what a batch would do to it. */
export type ProductPreview = {
  id: string;
  name: string;
  old: string;
  /** The same as `old` where nothing would change. */
  next: string;
  effect: "changes" | "unchanged" | "no-match";
};

export type LastBatch = { finishedAt: string; updated: number; undone: boolean };

/** `attempt`: random text of the form, so that a repeated post does nothing twice. */
type Changed = { who: Actor; reference: string; attempt: string };

export type DeskServices = QueueServices &
  ConversationServices &
  BookingServices & {
    /** The clinic's own facts; null while the last release is served as it is. */
    site: SiteDesk | null;
    /** What production was allowed to start with. */
    allowedRisks: readonly Allowance[];
    /** `inSpam`: matches in suspected spam; null without search words, and in the spam list itself. */
    listInquiries: (asked: {
      who: Actor;
      filter: InquiryFilter;
      cursor: Cursor | null;
    }) => Promise<Page<InquiryRow> & { count: Count; inSpam: Count | null }>;
    countInquiries: () => Promise<DeskCounts>;
    openInquiry: (asked: { who: Actor; reference: string }) => Promise<InquiryDetails | null>;
    /** "conflict": somebody else changed it first, and nothing was written. */
    changeStatus: (
      change: Changed & {
        from: InquiryStatus;
        to: InquiryStatus;
        note: string;
        /** What became of it, where `to` is "closed". */
        outcome?: ClosedAs | "";
      },
    ) => Promise<"changed" | "conflict" | "missing">;
    addNote: (change: Changed & { note: string }) => Promise<"changed" | "missing">;
    sendMailAgain: (change: Changed & { mailId: string }) => Promise<"changed" | "missing">;
    /** When an inquiry is unmarked, its mails that were held back are sent. */
    markSpam: (change: Changed & { spam: boolean }) => Promise<"changed" | "missing">;
    /** Up to 200 inquiries that share the e-mail address or the phone, newest first. */
    findPerson: (asked: { who: Actor; reference: string }) => Promise<PersonInquiry[]>;
    /** Deletes for good and keeps a record of it without the person's data. Returns how many. */
    erasePerson: (asked: { who: Actor; references: string[]; reason: string }) => Promise<number>;
    /** CSV text, piece by piece. */
    exportInquiries: (asked: { who: Actor; filter: InquiryFilter }) => AsyncIterable<string>;
    /** `personId`: only what this person did; "" is everybody. */
    listAudit: (asked: {
      who: Actor;
      reference: string;
      personId?: string;
      cursor: Cursor | null;
    }) => Promise<Page<AuditEntry>>;
    /** `message` is the provider's; null when it said nothing of use. */
    previewProducts: () => Promise<
      | { outcome: "listed"; products: ProductPreview[] }
      | { outcome: "failed"; message: string | null }
    >;
    /** null: there is none yet, or one is running. */
    readLastBatch: () => Promise<LastBatch | null>;
    undoProducts: (asked: {
      who: Actor;
    }) => Promise<
      | { outcome: "undone"; restored: number; skipped: number; failed: number }
      | { outcome: "nothing" }
      | { outcome: "failed"; message: string | null }
    >;
  };
