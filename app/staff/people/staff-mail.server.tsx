import { Link } from "@react-email/link";
import type { Kysely } from "kysely";
import { staffMailWords as words } from "~/content/en/staff/staff-mail-words";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { OutboxRow, StaffMailKind } from "~/core/db/tables/mail-tables";
import { keepLinkToken } from "~/core/mail/claim-mails";
import { type Mail, messageIdOf } from "~/core/mail/mail";
import { Paragraph, Paragraphs, renderMail } from "~/core/mail/mail-layout";
import { digest } from "~/core/secrets";
import { invitationLasts, invitationPath, newToken } from "~/core/sessions/invitations";
import { clinicTime } from "~/facts/hours/clinic-time";
import { colleagueMail } from "~/staff/colleagues/colleague-mail.server";

/** Composes a mail to the staff. "obsolete": the invitation was used or withdrawn before. */
export async function prepareStaffMail(
  { config, db, clock, currentFacts }: Pick<App, "config" | "db" | "clock" | "currentFacts">,
  queued: OutboxRow,
): Promise<Mail | "obsolete"> {
  const path = await pathOf(db, queued);
  if (path === null) return "obsolete";
  const { name: clinic, email: replyTo } = currentFacts();
  const kind = queued.kind as StaffMailKind;
  const link = config.siteUrl + path;
  const fromColleagues = await colleagueMail({ db, clock }, queued);
  if (fromColleagues === "obsolete") return fromColleagues;
  const { subject, before, after } =
    fromColleagues ?? textOf(kind as Parameters<typeof textOf>[0], queued.created_at, clinic);
  return {
    reference: `staff-${queued.id.slice(0, 8)}`,
    kind,
    messageId: messageIdOf(queued.id, config),
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

/**
 * Where the mail's link leads; null for an invitation that is not open any more. An invitation's link
 * is made when its mail is sent, and is the same in further copies.
 */
async function pathOf(db: Kysely<Schema>, queued: OutboxRow) {
  const { kind, invitation_id, link_token: before } = queued;
  if (kind === "colleague-notice" || kind === "day-summary") return "/staff";
  if (kind === "changed-clinic-email") return "/staff/site/history";
  if (kind !== "invitation") return "/staff/account";
  const token = before ?? newToken();
  const { numUpdatedRows } = await db
    .updateTable("invitations")
    .set({ mail_token_hash: digest(token) })
    .where("id", "=", invitation_id)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  await keepLinkToken(db, queued, token);
  return invitationPath(token);
}

function textOf(
  kind: Exclude<StaffMailKind, "colleague-notice" | "day-summary">,
  at: string,
  clinic: string,
) {
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
