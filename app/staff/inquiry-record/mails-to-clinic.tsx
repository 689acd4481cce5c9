import { Link } from "@react-email/link";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { mailWords } from "~/content/en/mail-words";
import type { ContactSubmission, MailedInquiry } from "~/core/db/tables/inquiry-tables";
import { Paragraph, renderMail } from "~/core/mail/mail-layout";
import { callbackText } from "~/facts/hours/callback-window";
import { clinicClock } from "~/facts/hours/local-date";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "./inquiry-fields";

const words = mailWords.toClinic;

/** Mail to the desk: name, phone and service; the message only where the setting allows it. */
export async function inquiryToClinic(
  submission: MailedInquiry,
  settings: { siteUrl: string; includesMessage: boolean },
) {
  const { reference } = submission;
  const link = `${settings.siteUrl}/staff/inquiries/${reference}`;
  const facts: [label: string, value: string][] = [
    [words.labels.reference, reference],
    [words.labels.name, `${submission.first_name} ${submission.last_name}`],
  ];
  for (const name of inquiryFieldNames) {
    const { column, clinicMail } = inquiryFields[name];
    const text = submission[column];
    const allowed = clinicMail === "if allowed" && settings.includesMessage;
    if (text !== "" && (clinicMail === "always" || allowed))
      facts.push([inquiryLabels[name].label, dayOfCall(name) ?? shownToClinic(name, text)]);
  }
  /** Adds the day to the chosen call time, until the desk plans something else. */
  function dayOfCall(name: InquiryField) {
    const { due_at: at, due_kind: kind, call_window: chosen } = submission;
    if (name !== "callWindow" || kind !== "callback" || !at) return null;
    return callbackText(clinicClock(Date.parse(at)).day, chosen);
  }

  return {
    subject: words.subject(reference),
    ...(await renderMail(
      words.heading,
      <>
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
      </>,
    )),
  };
}

/**
 * Mail to the desk: whose inquiry has news, and where to read it. Nothing that the visitor wrote.
 */
export async function newsToClinic(
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
