import type { Generated } from "kysely";
import type { Language } from "~/content/languages";

/** Tables of inquiries and of the desk's work on them. */
export type InquiryTables = {
  contact_submissions: ContactSubmission & DeskColumns & SourceColumns;
  inquiry_tokens: { token: string; submission_id: string };
  inquiry_history: InquiryHistoryRow;
  colleague_notices: ColleagueNoticeRow;
  inquiry_messages: InquiryMessageRow;
  /** Private links of visitors to their status page; only their hashes are stored. */
  status_links: {
    token_hash: string;
    submission_id: string;
    created_at: string;
    /** When the page was last opened with the link; null counts from created_at. */
    last_used_at: string | null;
    withdrawn_at: string | null;
    /** Wrong names or phone digits since the last right ones. */
    wrong_tries: Generated<number>;
  };
  reply_drafts: ReplyDraftRow;
  inquiry_presence: PresenceRow;
  saved_replies: SavedReplyRow;
  bookings: BookingRow;
  time_offers: TimeOfferRow;
  estimates: EstimateRow;
  given_estimates: GivenEstimateRow;
  /** Keyed hashes of the ids of inquiries erased on request: a restored backup erases them again. */
  tombstones: { hash: string; at: string };
};

/** One column for each of the inquiry's fields: text as the visitor sent it, trimmed. */
export type InquiryColumn =
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "service"
  | "message"
  | "reach_by"
  | "call_window"
  | "no_voicemail"
  | "wants_estimate";

export type InquiryStatus = "new" | "contacted" | "booked" | "closed";

/** Outcome that the desk chooses when it closes an inquiry. */
export type ClosedAs =
  | "booked"
  | "came"
  | "answered"
  | "not-interested"
  | "no-answer"
  | "not-eligible"
  | "duplicate"
  | "wrong-number";

/**
 * Why an inquiry is due: a follow-up planned by the desk, a call the visitor wished, or an
 * appointment's end.
 */
export type DueKind = "follow-up" | "callback" | "booking";

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
  | "estimate"
  | "payment"
  | "texts"
  | "entered"
  | "language"
  | "undone";

export type BookingPlace = "phone" | "office";

/**
 * "offered": the visitor has not answered; "rescheduling": they asked for another time; the last
 * two are outcomes.
 */
export type BookingState =
  | "offered"
  | "confirmed"
  | "rescheduling"
  | "cancelled"
  | "came"
  | "missed";

export type ContactSubmission = Record<InquiryColumn, string> & {
  id: string;
  created_at: string;
  /** Reference that people quote, e.g. "CW-7K3M-Q2". */
  reference: string;
  /** Two requests that mean the same submission compute the same key. */
  idempotency_key: string;
  /** Finds an earlier submission of the same text when the browser sent no idempotency key. */
  content_hash: string;
  suspected_spam: number;
};

/** An inquiry as its mails need it, with its current due time. */
export type MailedInquiry = ContactSubmission & { language: Language } & Partial<
    Pick<DeskColumns, "due_at" | "due_kind">
  >;

/** How an inquiry reached the desk; "": by the website's form. */
export type InquirySource = "" | "phone" | "visit";

type SourceColumns = {
  source: Generated<InquirySource>;
  /** Path of the page from which the visitor came to the form; "" when that is not known. */
  referrer_path: Generated<string>;
  /** The language in which the site writes to the visitor: of the form, until the desk changes it. */
  language: Generated<Language>;
};

/** The desk's columns of a submission. */
type DeskColumns = {
  status: Generated<InquiryStatus>;
  /** When the inquiry first left the state "new". */
  answered_at: string | null;
  /**
   * When the desk last changed the inquiry: retention counts from here; null counts from
   * created_at.
   */
  last_contact_at: string | null;
  /** Id of the assigned person; null: unassigned. */
  assigned_to: string | null;
  /** When the inquiry returns to the queue; null: no time is set. */
  due_at: string | null;
  due_kind: DueKind | null;
  due_reason: Generated<string>;
  /** Last day for a good-faith estimate, "YYYY-MM-DD" at the clinic; null: none is due. */
  estimate_due_on: string | null;
  /** Since when the visitor's message is unread. */
  unread_since: string | null;
  /** When the visitor last sent a text with one of the clinic's red flags; null: never. */
  red_flag_at: string | null;
  /**
   * Id of the same person's inquiry that the desk joined this one into; null: it is one by itself. A
   * joined inquiry keeps its own rows, and all work goes on in the other one.
   */
  joined_into: string | null;
  /** Counts the desk's changes. */
  version: Generated<number>;
  /** Outcome chosen when it was closed; "" until then. */
  outcome: Generated<ClosedAs | "">;
  /** Since when no private link to it is made or works; null: links are allowed. */
  links_stopped_at: string | null;
  /** 1: no mail is sent to the visitor, who gave no address or did not agree. */
  no_mails: Generated<number>;
  /** The visitor's consent to reminders by text, as the form words it; "" without. */
  text_consent: Generated<string>;
  /** When retention marked it: gone from all lists, erased a week later. */
  removed_at: string | null;
};

/** Append-only; removed only together with its inquiry. The database enforces that. */
export type InquiryHistoryRow = {
  id: string;
  submission_id: string;
  at: string;
  who: string;
  person_id: string;
  kind: HistoryKind;
  from_status: InquiryStatus | null;
  to_status: InquiryStatus | null;
  /** Empty when none. */
  note: string;
  /** The detail of `kind`: a name, a call's outcome or an instant; empty when there is none. */
  detail: Generated<string>;
  /**
   * The inquiry's columns before the change, as JSON, with its appointment if the change is about
   * one; null where it cannot be undone.
   */
  before: string | null;
};

/** "given": the inquiry was assigned to them. "named": by "@" in a note. */
export type ColleagueNoticeKind = "given" | "named";

export type ColleagueNoticeRow = {
  id: string;
  person_id: string;
  submission_id: string;
  at: string;
  kind: ColleagueNoticeKind;
  /** Who gave the inquiry or wrote the note. */
  who: string;
  /** When the person opened the inquiry. */
  seen_at: string | null;
};

/** The private conversation on the visitor's status page. */
export type InquiryMessageRow = {
  id: string;
  submission_id: string;
  at: string;
  author: "desk" | "visitor";
  /** Name of the staff member who wrote it; "" for the visitor. */
  who: string;
  body: string;
};

/** A reply that was begun at the desk and not sent: one for each person and inquiry. */
export type ReplyDraftRow = {
  submission_id: string;
  person_id: string;
  body: string;
  saved_at: string;
};

/**
 * Who has an inquiry's page open: one row for each person and inquiry, deleted when the page is
 * left.
 */
export type PresenceRow = {
  submission_id: string;
  person_id: string;
  opened_at: string;
  /**
   * When the page last polled; after a minute without a poll the person no longer counts as there.
   */
  seen_at: string;
};

export type SavedReplyRow = {
  id: string;
  title: string;
  body: string;
  language: Generated<Language>;
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
  /** Id of the clinician; null: not assigned yet. */
  person_id: string | null;
  place: BookingPlace;
  state: BookingState;
  /** The visitor's words when asking for another time. */
  requested_time: string;
  /** Counts its changes, for calendars. */
  sequence: number;
  created_at: string;
  updated_at: string;
  reminded_at: string | null;
};

/** Why an offer of times has ended; "" while it is open. */
export type OfferEnd = "booked" | "closed" | "withdrawn" | "replaced";

/** Times that a visitor may choose from on the private page. None of them is reserved. */
export type TimeOfferRow = {
  id: string;
  submission_id: string;
  /** The clinician of the appointment. */
  person_id: string;
  place: BookingPlace;
  minutes: number;
  /** Instants, separated by spaces, the earliest first. */
  times: string;
  offered_at: string;
  offered_by: string;
  offered_by_id: string;
  ended_at: string | null;
  ended: OfferEnd | "";
};

/** A good-faith estimate as it was written; append-only, removed only together with its inquiry. */
export type EstimateRow = {
  /** The id of its entry in the history. */
  id: string;
  submission_id: string;
  at: string;
  who: string;
  total_cents: number;
  /** The form's fields, as JSON (app/staff/estimates/read-estimate-form.ts). */
  content: string;
};

/**
 * A good-faith estimate that its patient got: on the private page, with a mail that says so, or on
 * paper. A copy apart from the inquiry, because 45 CFR 149.610(f) wants it for six years; it is
 * removed only after that, and after the inquiry.
 */
export type GivenEstimateRow = {
  /** The id of the estimate. */
  id: string;
  submission_id: string;
  reference: string;
  patient: string;
  written_at: string;
  written_by: string;
  given_at: string;
  given_by: string;
  how: GivenHow;
  total_cents: number;
  content: string;
};

export type GivenHow = "page" | "paper";
