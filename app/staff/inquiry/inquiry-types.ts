import type { DeskBooking } from "~/staff/bookings/bookings";
import type { Message } from "~/staff/conversation/conversation";
import type { DueKind } from "~/staff/inbox/queue-types";
import type { InquiryRow } from "~/staff/inquiry-list/inquiry-list";
import type { InquiryField } from "./inquiry-fields";
import type { ClosedAs, InquiryStatus } from "./inquiry-states";

/** One inquiry at the desk. Instants are ISO 8601 in UTC. */

/** Characters of a note. */
export const longestNote = 4000;

/**
 * Kinds of mail in the outbox. receive-inquiry and mark-spam queue one of every kind for an
 * inquiry: a kind with another cause must not be queued there.
 */
export const inquiryMailKinds = ["inquiry-to-clinic", "inquiry-to-visitor"] as const;
export const mailKinds = [
  ...inquiryMailKinds,
  "news-to-clinic",
  "answer-to-visitor",
  "link-to-visitor",
  "booking-to-visitor",
  "booking-reminder",
  "booking-cancelled",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The other kinds go to the visitor. */
export const toTheClinic = (kind: MailKind) =>
  kind === "inquiry-to-clinic" || kind === "news-to-clinic";

export type DeskMail = {
  id: string;
  kind: MailKind;
  to: string;
  /**
   * "file": written to a file where production has no mail server, and sent to nobody. The last three
   * are held back: the address had enough confirmations today, its owner said that it was not them,
   * or many confirmations were sent in the last hour and this one goes out later.
   */
  state: "waiting" | "sent" | "file" | "failed" | "enough-today" | "stopped" | "budget";
  tries: number;
  queuedAt: string;
  /** When it was sent, written or given up; when it is tried next. */
  at: string;
  /** The mail server's response, or why it was not sent; "" when nothing was heard yet. */
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
  /** Detail for this kind's text: a name, a call's outcome or an instant. */
  detail: string;
  /** The inquiry that it is about, where several were joined. */
  reference: string;
};

export type InquiryDetails = InquiryRow & {
  /** Each field as it was sent. */
  sent: Record<InquiryField, string>;
  answeredAt: string | null;
  /** Outcome that the desk chose; "" while it is not closed. */
  outcome: ClosedAs | "";
  /** When retention removes it; null when the clinic keeps everything. */
  deletedOn: string | null;
  mails: DeskMail[];
  /** Newest first. */
  history: HistoryEntry[];
  /** Number of inquiries from the same email, this one too, as a filter by it lists them. */
  fromEmail: number;
  due: { at: string; kind: DueKind; reason: string } | null;
  /** The private conversation, oldest first. */
  messages: Message[];
  /** The visitor wrote, and nobody has answered yet. */
  unread: boolean;
  /** The desk withdrew the private links and has made no new one: mails carry none. */
  linksStopped: boolean;
  /** The email's owner said “this was not me”: no mail goes to them until a new link is made. */
  disowned: boolean;
  bookings: DeskBooking[];
  /** Counts the desk's changes: a form carries it, so that a newer one is noticed. */
  version: number;
  /** Calls without an answer since somebody was last reached. */
  unansweredCalls: number;
  /** A call went to a wrong number, and nobody was reached since. */
  wrongNumber: boolean;
  /** Other inquiries that the desk joined with this one, newest first. */
  joined: SamePerson[];
  /** Others with the same email or phone that are not joined, newest first. */
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
