import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import { emailOnly } from "~/content/en/reach-options";
import type { ContactSubmission } from "~/core/db/tables/inquiry-tables";
import { Paragraph, renderMail } from "~/core/mail/mail-layout";
import type { Facts } from "~/facts/facts-schema";
import { formatPhone } from "~/facts/format-facts";

/**
 * Confirms the inquiry and names the next steps. Of the typed text it repeats the first name only.
 */
export async function inquiryToVisitor(
  { reference, first_name: firstName, reach_by: reachBy }: ContactSubmission,
  statusLink: string | null,
  facts: Facts,
) {
  const words = mailWords.toVisitor(facts);
  const { clinic } = facts.phones;
  const [call, name] = words.call(reference);
  const before = [
    words.greeting(greetingName(firstName)),
    words.received,
    words.next(reachBy === emailOnly),
  ];

  return {
    subject: words.subject(reference),
    ...(await renderMail(
      words.received,
      <>
        {before.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
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
