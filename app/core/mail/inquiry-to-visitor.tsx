import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import { emailOnly } from "~/content/en/reach-options";
import type { ContactSubmission } from "~/core/db/tables/inquiry-tables";
import type { Facts } from "~/facts/facts-schema";
import { formatPhone } from "~/facts/format-phone";
import { greetingName } from "./greeting-name";
import { MailLayout, Paragraph } from "./mail-layout";

/**
 * Confirms the inquiry and says what comes next. Of the typed text it repeats the first name only.
 */
export function inquiryToVisitor(
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
  const stopLink = statusLink && `${statusLink}/stop`;

  return {
    subject: words.subject(reference),
    text: [
      ...before,
      `${call}${formatPhone(clinic)}${name}`,
      words.emergency,
      ...(statusLink ? [`${words.status}: ${statusLink}`] : []),
      words.mistaken,
      ...(stopLink ? [`${words.stop}: ${stopLink}`] : []),
      words.signature,
    ].join("\n\n"),
    html: (
      <MailLayout preview={words.received}>
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
          {stopLink && (
            <>
              {" "}
              <Link href={stopLink}>{words.stop}</Link>
            </>
          )}
        </Paragraph>
        <Paragraph quiet>{words.signature}</Paragraph>
      </MailLayout>
    ),
  };
}
