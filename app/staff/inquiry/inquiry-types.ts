import type { HistoryKind } from "~/core/db/tables/inquiry-tables";
import type { MailKind } from "~/core/db/tables/mail-tables";
import type { MailState } from "~/core/mail/mail-backlog";
import type { DeskBooking } from "~/staff/bookings/bookings";
import type { Offer } from "~/staff/bookings/offer-times.server";
import type { Message } from "~/staff/conversation/conversation";
import type { InquiryField } from "~/staff/inquiry-record/inquiry-fields";
import type { InquiryRow } from "~/staff/inquiry-record/inquiry-row.server";
import type { ClosedAs, DueKind, InquiryStatus } from "~/staff/inquiry-record/inquiry-states";
import type { WrittenEstimate } from "./estimate";

/** One inquiry at the desk. Instants are ISO 8601 in UTC. */

/** Characters of a note. */
export const longestNote = 4000;

export type DeskMail = {
  id: string;
  kind: MailKind;
  to: string;
  state: MailState;
  tries: number;
  queuedAt: string;
  /** When it was sent, written or given up, or when it is retried. */
  at: string;
  /** The mail server's response, or why it was not sent; "" without a response yet. */
  answer: string;
};

export type { HistoryKind };

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
  /** Reference of the entry's inquiry, where several were joined. */
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
  /** The newest entry first. */
  history: HistoryEntry[];
  /**
   * Number of inquiries from the same email, including this one, as the email filter lists them.
   */
  fromEmail: number;
  due: { at: string; kind: DueKind; reason: string } | null;
  /** The private conversation, oldest first. */
  messages: Message[];
  /** The visitor wrote, and nobody has replied yet. */
  unread: boolean;
  /** The desk withdrew the private links and made no new one: mails contain none. */
  linksStopped: boolean;
  /** The email's owner said “this was not me”: no mail is sent to them until a new link is made. */
  disowned: boolean;
  bookings: DeskBooking[];
  /** Times that the visitor may choose from; null: none are offered. */
  offer: Offer | null;
  /** The newest estimate first. */
  estimates: WrittenEstimate[];
  /** Last day of the next estimate, "YYYY-MM-DD"; null: none is due. */
  estimateDue: { on: string; late: boolean } | null;
  /** Number of the desk's changes: a form sends it, so that a newer change is noticed. */
  version: number;
  /** Unanswered calls since somebody was last reached. */
  unansweredCalls: number;
  /** A call reached a wrong number, and nobody was reached since. */
  wrongNumber: boolean;
  /** Other inquiries that the desk joined with this one, newest first. */
  joined: SamePerson[];
  /** Others with the same email or phone that are not joined, newest first. */
  maybeSame: SamePerson[];
  /** The newest change, when this person may undo it. */
  undo: { entry: string; kind: HistoryKind; detail: string } | null;
};

export type SamePerson = Pick<
  InquiryRow,
  "reference" | "createdAt" | "name" | "service" | "status"
> & {
  same: "email" | "phone" | "joined";
};
