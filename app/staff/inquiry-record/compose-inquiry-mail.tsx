import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { App } from "~/core/app";
import type { BookingRow, MailedBooking, MailedInquiry } from "~/core/db/tables/inquiry-tables";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { type Mail, toTheClinic } from "~/core/mail/mail";
import { deskMailbox } from "~/core/mail/mailer";
import { inquiryToClinic, newsToClinic } from "./mails-to-clinic";
import { inquiryToVisitor, type Notice, noticeToVisitor } from "./mails-to-visitor";

const notices: Partial<Record<OutboxRow["kind"], Notice>> = {
  "answer-to-visitor": "answer",
  "link-to-visitor": "link",
  "times-to-visitor": "times",
  "booking-to-visitor": "booking",
  "booking-reminder": "reminder",
  "booking-cancelled": "cancelled",
};

/**
 * Composes a mail about an inquiry: recipient, reply email address, text and HTML. Without
 * `statusLink`, the URL of the visitor's private page, the visitor's mail asks for a call.
 */
export async function composeInquiryMail(
  { config, currentFacts }: Pick<App, "config" | "currentFacts">,
  { kind, message_id: messageId }: Pick<OutboxRow, "kind" | "message_id">,
  submission: MailedInquiry,
  about: { statusLink?: string | null; booking?: MailedBooking | undefined } = {},
): Promise<Mail> {
  const { statusLink = null, booking } = about;
  const facts = currentFacts();
  const clinicPublic = { name: facts.name, address: facts.email };
  const visitor = {
    name: `${submission.first_name} ${submission.last_name}`,
    address: submission.email,
  };
  const isConfirmed = kind === "booking-to-visitor" && booking?.state === "confirmed";
  const isMoved = kind === "booking-to-visitor" && booking && booking.sequence > 0;
  const notice = isConfirmed ? "confirmed" : isMoved ? "moved" : notices[kind];
  const { siteUrl } = config;
  const { includesMessage } = config.mail;
  const content = notice
    ? await noticeToVisitor(notice, submission, { statusLink, booking, facts })
    : kind === "inquiry-to-clinic"
      ? await inquiryToClinic(submission, { siteUrl, includesMessage })
      : kind === "news-to-clinic"
        ? await newsToClinic(submission, siteUrl)
        : await inquiryToVisitor(submission, statusLink, facts);
  return {
    to: toTheClinic(kind)
      ? deskMailbox(config.mail, facts)
      : { name: "", address: submission.email },
    replyTo: kind === "inquiry-to-clinic" ? visitor : clinicPublic,
    reference: submission.reference,
    kind,
    messageId,
    ...content,
    calendar:
      booking && kind !== "booking-reminder"
        ? appointmentCalendar(booking, {
            clinic: facts.name,
            cancelled: kind === "booking-cancelled",
          })
        : undefined,
  };
}

/**
 * The appointment as a calendar file. It says only that there is one: calendars are shared and
 * shown on locked phones. Instants are in UTC, which every calendar converts to its own zone.
 */
export function appointmentCalendar(
  booking: Pick<BookingRow, "id" | "starts_at" | "ends_at" | "sequence" | "updated_at">,
  { clinic, cancelled }: { clinic: string; cancelled: boolean },
): { method: "PUBLISH" | "CANCEL"; content: string } {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: clinic, product: "Appointments" } });
  calendar.createEvent({
    id: `${booking.id}@appointments`,
    sequence: booking.sequence,
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    stamp: new Date(booking.updated_at),
    summary: `Appointment, ${clinic}`,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}
