import { Link } from "@react-email/link";
import { mailWords } from "../../app/content/en/mail-words";
import { site } from "../../app/facts/site";
import type { ContactSubmission } from "../db/schema";
import { MailLayout, Paragraph } from "./mail-layout";

const words = mailWords.toVisitor;

/** Confirms the inquiry and says what comes next. Of what was typed it repeats the first name only. */
export function inquiryToVisitor(
  { reference, first_name: firstName }: ContactSubmission,
  statusLink: string | null,
) {
  const { clinic } = site.phones;
  const [call, name] = words.call(reference);
  const before = [words.greeting(firstName), words.received, words.next];
  const small = [words.mistaken, words.signature];

  return {
    subject: words.subject(reference),
    text: [
      ...before,
      `${call}${clinic.display}${name}`,
      words.emergency,
      ...(statusLink ? [`${words.status}: ${statusLink}`] : []),
      ...small,
    ].join("\n\n"),
    html: (
      <MailLayout preview={words.received}>
        {before.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Paragraph>
          {call}
          <Link href={`tel:${clinic.e164}`}>{clinic.display}</Link>
          {name}
        </Paragraph>
        <Paragraph>{words.emergency}</Paragraph>
        {statusLink && (
          <Paragraph>
            <Link href={statusLink}>{words.status}</Link>
          </Paragraph>
        )}
        {small.map((paragraph) => (
          <Paragraph key={paragraph} quiet>
            {paragraph}
          </Paragraph>
        ))}
      </MailLayout>
    ),
  };
}
