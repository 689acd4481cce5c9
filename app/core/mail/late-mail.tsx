import { Link } from "@react-email/link";
import { mailWords } from "~/content/en/mail-words";
import type { MailAddress } from "~/core/config/environment";
import type { MailKind } from "~/core/db/tables/mail-tables";
import { clinicTime } from "~/facts/hours/clinic-time";
import { type Mail, makeMessageId } from "./mail";
import { Paragraph, Paragraphs, renderMail } from "./mail-layout";

const words = mailWords.late;

/** A kind of mail about an inquiry, or any mail to the staff. */
export type LateMailKind = MailKind | "staff";

/** How many mails wait and how many were given up in an outage; instants are ISO 8601. */
export type MailOutage = {
  openedAt: string;
  oldestSince: string | null;
  waiting: Record<LateMailKind, number>;
  lost: Record<LateMailKind, number>;
};

/** The alert to the clinic: numbers and times only, nothing from an inquiry. */
export async function lateMail(
  { openedAt, oldestSince, waiting, lost }: MailOutage,
  { to, siteUrl }: { to: MailAddress; siteUrl: string },
): Promise<Mail> {
  const link = `${siteUrl}/staff/inquiries`;
  const kinds = Object.entries(words.kinds) as [LateMailKind, string][];
  const facts = kinds.map(([kind, label]) => {
    const parts = [
      ...(waiting[kind] > 0 ? [words.waiting(waiting[kind])] : []),
      ...(lost[kind] > 0 ? [words.lost(lost[kind])] : []),
    ];
    return `${label}: ${parts.join(", ") || words.none}.`;
  });
  const paragraphs = [
    facts.join("\n"),
    ...(oldestSince ? [words.oldest(clinicTime(oldestSince))] : []),
    words.server,
  ];
  const sum = (counts: Record<LateMailKind, number>) =>
    kinds.reduce((all, [kind]) => all + counts[kind], 0);
  const subject =
    sum(waiting) > 0 ? words.subject.waiting(sum(waiting)) : words.subject.lost(sum(lost));

  return {
    reference: `late-mail-${openedAt.replace(/\D/g, "")}`,
    kind: "late-mail",
    messageId: makeMessageId(),
    to,
    replyTo: to,
    subject,
    ...(await renderMail(
      subject,
      <>
        <Paragraphs texts={paragraphs} />
        <Paragraph>
          {words.safe} <Link href={link}>{link}</Link>
        </Paragraph>
      </>,
    )),
  };
}
