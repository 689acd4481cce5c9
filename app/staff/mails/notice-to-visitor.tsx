import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import type { ContactSubmission, MailedBooking } from "~/core/db/tables/inquiry-tables";
import { Paragraph, renderMail } from "~/core/mail/mail-layout";
import type { Facts } from "~/facts/facts-schema";
import { formatPhone } from "~/facts/format-facts";
import { appointmentTime } from "~/facts/hours/clinic-time";

export type Notice = keyof ReturnType<typeof mailWords.notices>;

/**
 * Mail that says there is something to read, and where, but not about what. For an appointment it
 * states time, place and clinician. Without a link, it asks for a call.
 */
export async function noticeToVisitor(
  notice: Notice,
  { reference, first_name: firstName }: ContactSubmission,
  {
    statusLink,
    booking,
    facts,
  }: { statusLink: string | null; booking: MailedBooking | undefined; facts: Facts },
) {
  const { greeting, signature } = mailWords.toVisitor(facts);
  const { subject, text: withLink, withoutLink } = mailWords.notices(facts)[notice];
  const text = statusLink ? withLink : withoutLink;
  const { open, reply, call } = mailWords.noticeFrame;
  const phone = formatPhone(facts.phones.clinic);
  const before = [greeting(firstName), text, ...(booking ? [appointmentText(booking)] : [])];
  const after = [call(phone, reference), reply, signature];
  return {
    subject: subject(reference),
    ...(await renderMail(
      text,
      <>
        {before.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {statusLink && (
          <Paragraph>
            <Link href={statusLink}>{open}</Link>
          </Paragraph>
        )}
        {after.map((paragraph) => (
          <Paragraph key={paragraph} quiet>
            {paragraph}
          </Paragraph>
        ))}
      </>,
    )),
  };
}

const { zone, places, withPerson } = mailWords.appointment;

const appointmentText = ({ starts_at: from, ends_at: to, place, person }: MailedBooking) =>
  [`${appointmentTime(from, to)} (${zone})`, places[place], ...(person ? [withPerson(person)] : [])]
    .join(", ")
    .concat(".");
