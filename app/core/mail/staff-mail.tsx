import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { staffMailWords as words } from "~/content/en/staff/staff-mail-words";
import type { Schema } from "~/core/db/schema";
import type { StaffMailRow } from "~/core/db/tables/people-tables";
import type { Facts } from "~/facts/facts-schema";
import { clinicTime } from "~/facts/hours/clinic-time";
import type { Mail } from "./mail";
import { MailLayout, Paragraph } from "./mail-layout";
import { makeMessageId } from "./message-id";

/** Composes a mail to the staff; `path` is where its link leads. */
export type ComposeStaffMail = (mail: StaffMailRow, path: string) => Promise<Mail>;

/** Milliseconds for which an invitation is open after it was made. */
const invitationLasts = 72 * 60 * 60_000;

export function makeComposeStaffMail(siteUrl: string, currentFacts: () => Facts): ComposeStaffMail {
  return async ({ id, email, kind, created_at }, path) => {
    const { name: clinic, email: replyTo } = currentFacts();
    const link = siteUrl + path;
    const { subject, before, after } = textOf(kind, created_at, clinic);
    return {
      reference: `staff-${id.slice(0, 8)}`,
      kind,
      messageId: makeMessageId(),
      to: { name: "", address: email },
      replyTo: { name: clinic, address: replyTo },
      subject,
      text: `${[...before, link, ...after].join("\n\n")}\n`,
      html: await render(
        <MailLayout preview={subject}>
          {before.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
          <Paragraph>
            <Link href={link}>{link}</Link>
          </Paragraph>
          {after.map((paragraph) => (
            <Paragraph key={paragraph} quiet>
              {paragraph}
            </Paragraph>
          ))}
        </MailLayout>,
      ),
    };
  };
}

function textOf(kind: Schema["staff_mails"]["kind"], at: string, clinic: string) {
  if (kind === "invitation") {
    const { subject, text, ignore } = words.invitation;
    const ends = new Date(Date.parse(at) + invitationLasts).toISOString();
    return {
      subject: subject(clinic),
      before: [`${text(clinic)} ${clinicTime(ends)}.`],
      after: [ignore],
    };
  }
  if (kind === "changed-clinic-email") {
    const { subject, text, check } = words.clinicEmail;
    return { subject, before: [`${text} ${clinicTime(at)}.`, check], after: [] };
  }
  const { subjects, when, mine, notMine } = words.notice;
  const details: Partial<Record<typeof kind, string>> = words.notice.details;
  const detail = details[kind];
  return {
    subject: subjects[kind],
    before: [
      `${subjects[kind]}. ${when} ${clinicTime(at)}.`,
      ...(detail ? [detail] : []),
      mine,
      notMine,
    ],
    after: [],
  };
}
