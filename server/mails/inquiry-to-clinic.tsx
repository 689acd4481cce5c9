import { Link } from "@react-email/link";
import { mailWords } from "../../app/content/en/mail-words";
import { serviceLabel } from "../../app/content/en/service-options";
import type { ContactSubmission } from "../db/schema";
import { MailLayout, Paragraph } from "./mail-layout";

const words = mailWords.toClinic;

/** For the front desk: who, what about, how to reach them; their own words only when allowed. */
export function inquiryToClinic(
  submission: ContactSubmission,
  settings: { siteUrl: string; includesMessage: boolean },
) {
  const { reference } = submission;
  const link = `${settings.siteUrl}/staff/inquiries/${reference}`;
  const facts: [label: string, value: string][] = [
    [words.labels.reference, reference],
    [words.labels.name, `${submission.first_name} ${submission.last_name}`],
    [words.labels.phone, submission.phone],
    [words.labels.service, serviceLabel(submission.service)],
  ];
  if (settings.includesMessage && submission.message !== "") {
    facts.push([words.labels.message, submission.message]);
  }

  return {
    subject: words.subject(reference),
    text: [
      words.heading,
      facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
      `${words.open}: ${link}`,
      words.reply,
    ].join("\n\n"),
    html: (
      <MailLayout preview={words.heading}>
        <Paragraph>{words.heading}</Paragraph>
        {facts.map(([label, value]) => (
          <Paragraph key={label}>
            {label}: <strong dir="auto">{value}</strong>
          </Paragraph>
        ))}
        <Paragraph>
          <Link href={link}>{words.open}</Link>
        </Paragraph>
        <Paragraph quiet>{words.reply}</Paragraph>
      </MailLayout>
    ),
  };
}
