import type { HistoryKind } from "~/core/db/tables/inquiry-tables";
import type { MailKind } from "~/core/db/tables/mail-tables";
import type { MailState } from "~/core/mail/mail-backlog";
import type { Actor } from "~/core/sessions/people";
import type { DeskBooking } from "~/staff/bookings/bookings";
import type { Message } from "~/staff/conversation/conversation";
import type { DueKind } from "~/staff/inbox/queue-types";
import type { InquiryRow } from "~/staff/inquiry-list/inquiry-list";
import type { InquiryField } from "./inquiry-fields";
import type { ClosedAs, InquiryStatus } from "./inquiry-states";

/** One inquiry at the desk: what it shows, and what can be done with it. */

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
  /** What the text of this kind needs: a name, a call's outcome or an instant. */
  detail: string;
  /** The inquiry that it is about, where several were joined. */
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
  /** Inquiries from the same email address, this one too: what a filter by it lists. */
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

export type PersonInquiry = Pick<
  InquiryRow,
  "reference" | "createdAt" | "name" | "email" | "phone" | "service" | "status"
> & {
  /** Whether email or phone is what it shares with the one it was asked for. */
  same: "itself" | "email" | "phone";
};

/** `attempt`: random text of the form, so that a repeated post does nothing twice. */
type Changed = { who: Actor; reference: string; attempt: string };

export type InquiryServices = {
  /** `beside`: references of the inquiries that the page lists beside it, for the same audit entry. */
  openInquiry: (asked: {
    who: Actor;
    reference: string;
    beside?: readonly string[];
  }) => Promise<InquiryDetails | null>;
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
  /** Up to 200 inquiries that share the email address or the phone, newest first. */
  findPerson: (asked: { who: Actor; reference: string }) => Promise<PersonInquiry[]>;
  /** Deletes for good and keeps a record of it without the person's data. Returns how many. */
  erasePerson: (asked: { who: Actor; references: string[]; reason: string }) => Promise<number>;
};
