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
  /** When it was sent, written or given up; when it is tried next. */
  at: string;
  /** The mail server's response, or why it was not sent; "" when nothing was heard yet. */
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
  /** Times that the visitor may choose from; null: none are offered. */
  offer: Offer | null;
  /** Good-faith estimates, newest first. */
  estimates: WrittenEstimate[];
  /** Last day for the next one, "YYYY-MM-DD"; null: none is due. */
  estimateDue: { on: string; late: boolean } | null;
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
