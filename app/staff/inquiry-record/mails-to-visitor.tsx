import { Link } from "@react-email/link";
import { emailOnly } from "~/content/form-values";
import type { Site, Words } from "~/content/site";
import type { MailedInquiry } from "~/core/db/tables/inquiry-tables";
import type { Mail } from "~/core/mail/mail";
import { Paragraph, Paragraphs, renderMail } from "~/core/mail/mail-layout";
import { formatPhone } from "~/facts/format-facts";

/**
 * Confirms the inquiry and names the next steps. Of the typed text it repeats the first name only.
 */
export async function inquiryToVisitor(
  {
    reference,
    first_name: firstName,
    reach_by: reachBy,
    wants_estimate: wantsEstimate,
  }: MailedInquiry,
  statusLink: string | null,
  { facts, language, words: { estimateFollows, mailWords } }: Site,
) {
  const words = mailWords.toVisitor(facts);
  const { clinic } = facts.phones;
  const [call, name] = words.call(reference);
  const before = [
    words.greeting(greetingName(firstName)),
    words.received,
    words.next(reachBy === emailOnly),
    ...(wantsEstimate ? [estimateFollows] : []),
  ];

  return {
    subject: words.subject(reference),
    ...(await renderMail(
      words.received,
      <>
        <Paragraphs texts={before} />
        <Paragraph>
          {call}
          <Link href={`tel:${clinic}`}>{formatPhone(clinic)}</Link>
          {name}
        </Paragraph>
        <Paragraph>{words.emergency}</Paragraph>
        {statusLink && (
          <Paragraph>
            <Link href={statusLink}>{words.status}</Link>
          </Paragraph>
        )}
        <Paragraph quiet>
          {words.mistaken}
          {statusLink && (
            <>
              {" "}
              <Link href={`${statusLink}/stop`}>{words.stop}</Link>
            </>
          )}
        </Paragraph>
        <Paragraph quiet>{words.signature}</Paragraph>
      </>,
      language,
    )),
  };
}

/**
 * The first name for a greeting; null for a text that may be spam mailed to strangers: more than
 * three words, digits, a dot between letters, "www" or "http".
 */
export function greetingName(firstName: string): string | null {
  const name = firstName.trim();
  const isProse =
    name.split(/\s+/).length > 3 ||
    /\p{Nd}/u.test(name) ||
    /[\p{L}\p{M}]\p{P}*[.。．｡]\p{P}*\p{L}/u.test(name) ||
    /www|http/i.test(name.normalize("NFKC"));
  return name === "" || isProse ? null : name;
}

/** A notice's subject, the appointment in one sentence, and its calendar file. */
export type Notice = {
  about: keyof ReturnType<Words["mailWords"]["notices"]>;
  appointment?: string;
  calendar?: Mail["calendar"];
};

/**
 * Mail that says there is something to read, and where, but not about what. For an appointment it
 * states time, place and clinician. Without a link, it asks for a call.
 */
export async function noticeToVisitor(
  { about, appointment }: Notice,
  { reference, first_name: firstName }: MailedInquiry,
  statusLink: string | null,
  { facts, language, words: { mailWords } }: Site,
) {
  // A mail that may be about a payment names no person.
  const name = about === "payment" ? null : firstName;
  const { greeting, signature } = mailWords.toVisitor(facts);
  const { subject, text: withLink, withoutLink } = mailWords.notices(facts)[about];
  const text = statusLink ? withLink : withoutLink;
  const { open, reply, call } = mailWords.noticeFrame;
  const { clinic } = facts.phones;
  const [beforePhone, afterPhone] = call(reference, statusLink === null);
  return {
    subject: subject(reference),
    ...(await renderMail(
      text,
      <>
        <Paragraphs texts={[greeting(name), text, ...(appointment ? [appointment] : [])]} />
        {statusLink && (
          <Paragraph>
            <Link href={statusLink}>{open}</Link>
          </Paragraph>
        )}
        <Paragraph quiet={statusLink !== null}>
          {beforePhone}
          <Link href={`tel:${clinic}`}>{formatPhone(clinic)}</Link>
          {afterPhone}
        </Paragraph>
        <Paragraphs quiet texts={[reply, signature]} />
      </>,
      language,
    )),
  };
}
