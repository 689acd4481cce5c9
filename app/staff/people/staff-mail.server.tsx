import { Link } from "@react-email/link";
import { staffMailWords as words } from "~/content/en/staff/staff-mail-words";
import type { App } from "~/core/app";
import type { OutboxRow, StaffMailKind } from "~/core/db/tables/mail-tables";
import type { Mail } from "~/core/mail/mail";
import { Paragraph, Paragraphs, renderMail } from "~/core/mail/mail-layout";
import { digest } from "~/core/secrets";
import { invitationLasts, invitationPath, newToken } from "~/core/sessions/invitations";
import { clinicTime } from "~/facts/hours/clinic-time";

/**
 * Composes a mail to the staff. Makes an invitation's link when its mail is sent, so that only its
 * hash is ever stored. "obsolete": the invitation was used or withdrawn before.
 */
export async function prepareStaffMail(
  app: Pick<App, "config" | "db" | "currentFacts">,
  queued: OutboxRow,
): Promise<Mail | "obsolete"> {
  if (queued.kind !== "invitation") {
    const path = queued.kind === "changed-clinic-email" ? "/staff/site/history" : "/staff/account";
    return composeStaffMail(app, queued, path);
  }
  const token = newToken();
  const { numUpdatedRows } = await app.db
    .updateTable("invitations")
    .set({ mail_token_hash: digest(token) })
    .where("id", "=", queued.invitation_id)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? composeStaffMail(app, queued, invitationPath(token)) : "obsolete";
}

/** `path` is where the mail's link leads. */
async function composeStaffMail(
  { config, currentFacts }: Pick<App, "config" | "currentFacts">,
  queued: OutboxRow,
  path: string,
): Promise<Mail> {
  const { name: clinic, email: replyTo } = currentFacts();
  const kind = queued.kind as StaffMailKind;
  const link = config.siteUrl + path;
  const { subject, before, after } = textOf(kind, queued.created_at, clinic);
  return {
    reference: `staff-${queued.id.slice(0, 8)}`,
    kind,
    messageId: queued.message_id,
    to: { name: "", address: queued.email ?? "" },
    replyTo: { name: clinic, address: replyTo },
    subject,
    ...(await renderMail(
      subject,
      <>
        <Paragraphs texts={before} />
        <Paragraph>
          <Link href={link}>{link}</Link>
        </Paragraph>
        <Paragraphs quiet texts={after} />
      </>,
    )),
  };
}

function textOf(kind: StaffMailKind, at: string, clinic: string) {
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
