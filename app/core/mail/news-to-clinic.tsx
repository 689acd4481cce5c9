import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import type { ContactSubmission } from "~/core/db/tables/inquiry-tables";
import { MailLayout, Paragraph } from "./mail-layout";

const words = mailWords.newsToClinic;

/** For the desk: whose inquiry has news, and where to read it. Nothing that the visitor wrote. */
export function newsToClinic(
  { reference, first_name: first, last_name: last }: ContactSubmission,
  siteUrl: string,
) {
  const link = `${siteUrl}/staff/inquiries/${reference}`;
  const text = words.text(`${first} ${last}`);
  return {
    subject: words.subject(reference),
    text: [text, `${words.open}: ${link}`].join("\n\n"),
    html: (
      <MailLayout preview={text}>
        <Paragraph>{text}</Paragraph>
        <Paragraph>
          <Link href={link}>{words.open}</Link>
        </Paragraph>
      </MailLayout>
    ),
  };
}
