import { Link } from "@react-email/link";
import type { Kysely } from "kysely";
import { mailWords } from "~/content/en/mail-words";
import type { App } from "~/core/app";
import type { Config } from "~/core/config/config";
import type { MailAddress } from "~/core/config/environment";
import { readSetting, replaceSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { clinicTime } from "~/facts/hours/clinic-time";
import { mostUnconfirmed, unconfirmedPauses } from "./claim-mails";
import { type Mail, type Mailer, MailRefusedError, messageIdOf } from "./mail";
import { givenUpMails, type MailBacklog, readMailBacklog } from "./mail-backlog";
import { Paragraph, Paragraphs, renderMail } from "./mail-layout";
import { ranOutOfRetries } from "./mail-retries";
import { deskMailbox } from "./mailer";

/** Milliseconds after which waiting mail is reported. */
export const lateMailAfter = 60 * 60_000;
const pauseBetweenTries = 10 * 60_000;

/** The outage's row in `settings`, so that only one process sends the alert. */
const incident = "late-mail-incident";
/** `copies`: alerts that the server may have accepted without a response. */
type Incident = { openedAt: string; triedAt: string; told: boolean; copies?: number };

/**
 * Informs the log and the clinic, once for each outage, that mail has waited for an hour. If the
 * alert could not be sent before the mails were given up, it is sent afterwards.
 */
export async function alertLateMail(
  app: Pick<App, "db" | "clock" | "logger" | "currentFacts"> & {
    config: Pick<Config, "mail" | "siteUrl">;
  },
  mailer: Mailer,
): Promise<void> {
  const { config, db, clock, logger, currentFacts } = app;
  const now = clock();
  const backlog = await readMailBacklog(db);
  const seen = await readSetting(db, incident);
  const open = seen ? (JSON.parse(seen) as Incident) : null;
  const late = isLate(backlog, now);
  const lost = open && !open.told ? await lostSince(db, open.openedAt) : [];
  if (!late && lost.length === 0) {
    if (open && (await close(db))) logger.info("mail is on time again");
    return;
  }
  if (open?.told) return;
  const copies = open?.copies ?? 0;
  const pause = copies > 0 ? (unconfirmedPauses[copies - 1] ?? 0) : pauseBetweenTries;
  if (open && now.getTime() - Date.parse(open.triedAt) < pause) return;

  const triedAt = now.toISOString();
  const { openedAt = triedAt } = open ?? {};
  let mine: Incident = { openedAt, triedAt, told: false, copies };
  if (!(await take(db, seen, mine))) return;
  if (!open)
    logger.error(
      { ...backlog },
      "mail is late: the oldest has waited for over an hour; check SMTP_URL and the mail server",
    );
  try {
    const to = deskMailbox(config.mail, currentFacts());
    const outage = { ...backlog, openedAt, lost: lost.length };
    const mail = await lateMail(outage, { to, siteUrl: config.siteUrl });
    await mailer.send(mail, undefined, async () => {
      const isLastCopy = copies + 1 === mostUnconfirmed;
      const unconfirmed: Incident = { ...mine, told: isLastCopy, copies: copies + 1 };
      if (!(await take(db, JSON.stringify(mine), unconfirmed)))
        throw new Error("Another process sends the alert");
      mine = unconfirmed;
    });
    await take(db, JSON.stringify(mine), { ...mine, told: true });
  } catch (error) {
    logger.warn({ err: error }, "failed to send the alert; will retry");
    if (error instanceof MailRefusedError && error.refusedByServer)
      await take(db, JSON.stringify(mine), { ...mine, told: false, copies });
  }
}

export function isLate({ oldestSince }: MailBacklog, now: Date): boolean {
  return oldestSince !== null && now.getTime() - Date.parse(oldestSince) > lateMailAfter;
}

const take = (db: Kysely<Schema>, seen: string | undefined, next: Incident) =>
  replaceSetting(db, incident, seen, JSON.stringify(next));

async function close(db: Kysely<Schema>) {
  const { numDeletedRows } = await db
    .deleteFrom("settings")
    .where("name", "=", incident)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Mails given up because of the outage, not because their own email address was refused. */
async function lostSince(db: Kysely<Schema>, openedAt: string) {
  const failed = await givenUpMails(db)
    .select(["outbox.created_at as queued", "outbox.failed_at as failed"])
    .where("outbox.failed_at", ">=", openedAt)
    .$narrowType<{ failed: string }>()
    .execute();
  return failed.filter(ranOutOfRetries);
}

const words = mailWords.late;

/** The alert to the clinic: numbers and times only, nothing from an inquiry. */
async function lateMail(
  { openedAt, oldestSince, waiting, lost }: MailBacklog & { openedAt: string; lost: number },
  { to, siteUrl }: { to: MailAddress; siteUrl: string },
): Promise<Mail> {
  const link = `${siteUrl}/staff/inquiries`;
  const reference = `late-mail-${openedAt.replace(/\D/g, "")}`;
  const texts = [
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(lost > 0 ? [words.lost(lost)] : []),
    ...(oldestSince ? [words.oldest(clinicTime(oldestSince))] : []),
    words.server,
  ];
  const subject = waiting > 0 ? words.subject.waiting(waiting) : words.subject.lost(lost);
  return {
    reference,
    kind: "late-mail",
    messageId: messageIdOf(reference, { siteUrl }),
    to,
    replyTo: to,
    subject,
    ...(await renderMail(
      subject,
      <>
        <Paragraphs texts={texts} />
        <Paragraph>
          {words.safe} <Link href={link}>{link}</Link>
        </Paragraph>
      </>,
    )),
  };
}
