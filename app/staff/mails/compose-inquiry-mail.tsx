import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import type { App } from "~/core/app";
import type {
  ContactSubmission,
  MailedBooking,
  MailedInquiry,
} from "~/core/db/tables/inquiry-tables";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { type Mail, toTheClinic } from "~/core/mail/mail";
import { Paragraph, renderMail } from "~/core/mail/mail-layout";
import { deskMailbox } from "~/core/mail/mailer";
import { appointmentCalendar } from "./appointment-calendar";
import { inquiryToClinic } from "./inquiry-to-clinic";
import { inquiryToVisitor } from "./inquiry-to-visitor";
import { type Notice, noticeToVisitor } from "./notice-to-visitor";

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

/** For the desk: whose inquiry has news, and where to read it. Nothing that the visitor wrote. */
async function newsToClinic(
  { reference, first_name: first, last_name: last }: ContactSubmission,
  siteUrl: string,
) {
  const words = mailWords.newsToClinic;
  const text = words.text(`${first} ${last}`);
  return {
    subject: words.subject(reference),
    ...(await renderMail(
      text,
      <>
        <Paragraph>{text}</Paragraph>
        <Paragraph>
          <Link href={`${siteUrl}/staff/inquiries/${reference}`}>{words.open}</Link>
        </Paragraph>
      </>,
    )),
  };
}
