import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import { readSetting, replaceSetting } from "~/core/db/settings";
import { mailKinds, type OutboxRow } from "~/core/db/tables/mail-tables";
import { wasTriedToTheEnd } from "./deliver-mail";
import { type LateMailKind, lateMail } from "./late-mail";
import type { Mailer } from "./mail";
import { givenUpMails, type MailBacklog, readMailBacklog, waitingMails } from "./mail-backlog";
import { deskMailbox } from "./mailer";

/** Milliseconds after which waiting mail is reported. */
export const lateMailAfter = 60 * 60_000;
const pauseBetweenTries = 10 * 60_000;

/** The outage's row in `settings`, so that only one process sends the alert. */
const incident = "late-mail-incident";
type Incident = { openedAt: string; triedAt: string; told: boolean };

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
  if (open && now.getTime() - Date.parse(open.triedAt) < pauseBetweenTries) return;

  const triedAt = now.toISOString();
  const { openedAt = triedAt } = open ?? {};
  const mine: Incident = { openedAt, triedAt, told: false };
  if (!(await take(db, seen, mine))) return;
  if (!open)
    logger.error(
      { ...backlog },
      "mail is late: the oldest has waited for over an hour; check SMTP_URL and the mail server",
    );
  try {
    const { oldestSince } = backlog;
    const waiting = countKinds(await waitingMails(db).select(["kind", "submission_id"]).execute());
    const outage = { openedAt, oldestSince, waiting, lost: countKinds(lost) };
    const to = deskMailbox(config.mail, currentFacts());
    await mailer.send(await lateMail(outage, { to, siteUrl: config.siteUrl }));
    await take(db, JSON.stringify(mine), { ...mine, told: true });
  } catch (error) {
    logger.warn({ err: error }, "failed to send the alert; will retry in ten minutes");
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
    .select(["outbox.kind", "outbox.submission_id"])
    .select(["outbox.created_at as queued", "outbox.failed_at as failed"])
    .where("outbox.failed_at", ">=", openedAt)
    .$narrowType<{ failed: string }>()
    .execute();
  return failed.filter(wasTriedToTheEnd);
}

/** Mails to the staff are counted together. */
function countKinds(mails: readonly Pick<OutboxRow, "kind" | "submission_id">[]) {
  const kinds = mails.map((mail) => (mail.submission_id === null ? "staff" : mail.kind));
  const counted = [...mailKinds, "staff"].map((kind) => [
    kind,
    kinds.filter((other) => other === kind).length,
  ]);
  return Object.fromEntries(counted) as Record<LateMailKind, number>;
}
