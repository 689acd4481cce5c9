import { render } from "@react-email/render";
import type { Config } from "~/core/config/config";
import type { BookingRow, MailedBooking, MailedInquiry } from "~/core/db/tables/inquiry-tables";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import type { Facts } from "~/facts/facts-schema";
import { type MailKind, toTheClinic } from "~/staff/inquiry/inquiry-types";
import { appointmentCalendar } from "./appointment-calendar";
import { deskMailbox } from "./clinic-mailboxes";
import { inquiryToClinic } from "./inquiry-to-clinic";
import { inquiryToVisitor } from "./inquiry-to-visitor";
import type { Mail } from "./mail";
import { newsToClinic } from "./news-to-clinic";
import { type Notice, noticeToVisitor } from "./notice-to-visitor";

export type ComposeMail = (
  queued: Pick<OutboxRow, "kind" | "message_id"> &
    Partial<Pick<OutboxRow, "booking_id">> & { submission: MailedInquiry },
) => Promise<Mail | null>;

/** Gives the token of a new private link to a submission; null where its links are stopped. */
export type IssueStatusLink = (submissionId: string) => Promise<string | null>;

/** Reads the appointment that a mail is about. */
export type ReadBooking = (id: string) => Promise<MailedBooking | undefined>;

const notices: Partial<Record<MailKind, Notice>> = {
  "answer-to-visitor": "answer",
  "link-to-visitor": "link",
  "booking-to-visitor": "booking",
  "booking-reminder": "reminder",
  "booking-cancelled": "cancelled",
};

/**
 * False once the visitor has asked for another time, or the desk has moved the appointment, which
 * takes back the mark of its reminder.
 */
const isDue = ({ state, reminded_at }: BookingRow) =>
  (state === "offered" || state === "confirmed") && reminded_at !== null;

/**
 * Composes a queued mail: recipient, reply email address, text and HTML. Without `issueStatusLink`, and
 * where the desk has stopped the inquiry's links, the visitor's mail has no link and asks for a call.
 * null: the mail is obsolete, as when the appointment was canceled, or it would only bring a link.
 */
export function makeComposeMail(
  { siteUrl, mail }: Pick<Config, "siteUrl" | "mail">,
  currentFacts: () => Facts,
  issueStatusLink?: IssueStatusLink,
  readBooking?: ReadBooking,
): ComposeMail {
  const { includesMessage } = mail;

  return async ({ kind, message_id: messageId, submission, booking_id: bookingId }) => {
    const facts = currentFacts();
    const clinicPublic = { name: facts.name, address: facts.email };
    const { reference, email } = submission;
    const visitor = { name: `${submission.first_name} ${submission.last_name}`, address: email };
    const booking = bookingId && readBooking ? await readBooking(bookingId) : undefined;
    const cancelled = kind === "booking-cancelled";
    if (bookingId && (!booking || (booking.state === "cancelled") !== cancelled)) return null;
    if (booking && kind === "booking-reminder" && !isDue(booking)) return null;
    const token = toTheClinic(kind) ? null : await issueStatusLink?.(submission.id);
    if (kind === "link-to-visitor" && !token) return null;
    const statusLink = token ? `${siteUrl}/inquiry/${token}` : null;
    const toVisitor = { to: { name: "", address: email }, replyTo: clinicPublic };
    const isMoved = kind === "booking-to-visitor" && booking && booking.sequence > 0;
    const notice = isMoved ? "moved" : notices[kind];
    const { addresses, content } =
      kind === "inquiry-to-clinic"
        ? {
            addresses: { to: deskMailbox(mail, facts), replyTo: visitor },
            content: inquiryToClinic(submission, { siteUrl, includesMessage }),
          }
        : kind === "news-to-clinic"
          ? {
              addresses: { to: deskMailbox(mail, facts), replyTo: clinicPublic },
              content: newsToClinic(submission, siteUrl),
            }
          : {
              addresses: toVisitor,
              content: notice
                ? noticeToVisitor(notice, submission, { statusLink, booking, facts })
                : inquiryToVisitor(submission, statusLink, facts),
            };

    return {
      ...addresses,
      reference,
      kind,
      messageId,
      subject: content.subject,
      text: `${content.text}\n`,
      html: await render(content.html),
      calendar:
        booking && kind !== "booking-reminder"
          ? appointmentCalendar(booking, { clinic: facts.name, cancelled })
          : undefined,
    };
  };
}
