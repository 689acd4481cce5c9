import { Link } from "@react-email/link";
import { mailWords } from "../../app/content/en/mail-words";
import type { Facts } from "../../app/facts/facts-schema";
import { formatPhone } from "../../app/facts/format-phone";
import type { ContactSubmission } from "../db/tables/inquiry-tables";
import { MailLayout, Paragraph } from "./mail-layout";

export type Notice = keyof ReturnType<typeof mailWords.notices>;

/** Says only that there is something to read, and where: never its subject. Without a link, it asks for a call. */
export function noticeToVisitor(
  notice: Notice,
  { reference, first_name: firstName }: ContactSubmission,
  statusLink: string | null,
  facts: Facts,
) {
  const { greeting, signature } = mailWords.toVisitor(facts);
  const { subject, text: withLink, withoutLink } = mailWords.notices(facts)[notice];
  const text = statusLink ? withLink : withoutLink;
  const { open, reply, call } = mailWords.noticeFrame;
  const phone = formatPhone(facts.phones.clinic);
  const before = [greeting(firstName), text];
  const after = [call(phone, reference), reply];
  return {
    subject: subject(reference),
    text: [...before, ...(statusLink ? [`${open}: ${statusLink}`] : []), ...after, signature].join(
      "\n\n",
    ),
    html: (
      <MailLayout preview={text}>
        {before.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {statusLink && (
          <Paragraph>
            <Link href={statusLink}>{open}</Link>
          </Paragraph>
        )}
        {[...after, signature].map((paragraph) => (
          <Paragraph key={paragraph} quiet>
            {paragraph}
          </Paragraph>
        ))}
      </MailLayout>
    ),
  };
}
