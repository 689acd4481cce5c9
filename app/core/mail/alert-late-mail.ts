import type { Kysely } from "kysely";
import type { MailAddress } from "~/core/config/environment";
import { readSetting, replaceSetting } from "~/core/db/replace-setting";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import { mailKinds } from "~/staff/inquiry/inquiry-types";
import { failedMails } from "./failed-mails";
import { type LateMailKind, lateMail } from "./late-mail";
import type { Mailer } from "./mail";
import { type MailBacklog, readMailBacklog, waitingMails, waitingStaffMails } from "./mail-backlog";
import { wasTriedToTheEnd } from "./retry-pause";

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
export function makeLateMailAlert(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  mailer: Mailer;
  /** Called for each alert: the clinic may change its email address. */
  to: () => MailAddress;
  siteUrl: string;
}): () => Promise<void> {
  const { db, clock, logger, mailer } = parts;

  return async () => {
    const now = clock();
    const backlog = await readMailBacklog(db);
    const seen = await readSetting(db, incident);
    const open = seen ? (JSON.parse(seen) as Incident) : null;
    const late = isLate(backlog, now);
    const lost = open && !open.told ? await lostSince(db, open.openedAt) : [];
    if (!late && lost.length === 0) {
      if (open && (await close(db))) logger.info("no mail is late any more");
      return;
    }
    if (open?.told) return;
    if (open && now.getTime() - Date.parse(open.triedAt) < pauseBetweenTries) return;

    const triedAt = now.toISOString();
    const { openedAt = triedAt } = open ?? {};
    const mine: Incident = { openedAt, triedAt, told: false };
    if (!(await take(db, seen, mine))) return;
    if (!open) logger.error({ ...backlog }, "mail is late: the oldest has waited for over an hour");
    try {
      const { oldestSince } = backlog;
      const inquiries = await waitingMails(db).select("kind").execute();
      const staff = await waitingStaffMails(db).select("id").execute();
      const waiting = countKinds([...inquiries, ...staff.map(() => toStaff)]);
      const outage = { openedAt, oldestSince, waiting, lost: countKinds(lost) };
      await mailer.send(await lateMail(outage, { to: parts.to(), siteUrl: parts.siteUrl }));
      await take(db, JSON.stringify(mine), { ...mine, told: true });
    } catch (error) {
      logger.warn({ err: error }, "failed to send the alert; will retry in ten minutes");
    }
  };
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

/** Mails given up because of the outage, without those whose own email address was refused. */
async function lostSince(db: Kysely<Schema>, openedAt: string) {
  const failed = await failedMails(db)
    .select(["outbox.kind", "outbox.created_at as queued", "outbox.failed_at as failed"])
    .where("outbox.failed_at", ">=", openedAt)
    .$narrowType<{ failed: string }>()
    .execute();
  const staff = await db
    .selectFrom("staff_mails")
    .select(["created_at as queued", "failed_at as failed"])
    .where("failed_at", ">=", openedAt)
    .$narrowType<{ failed: string }>()
    .execute();
  return [...failed, ...staff.map((mail) => ({ ...mail, ...toStaff }))].filter(wasTriedToTheEnd);
}

/** Mails to the staff are counted together. */
const toStaff = { kind: "staff" } as const;

function countKinds(mails: readonly { kind: LateMailKind }[]) {
  const counted = [...mailKinds, toStaff.kind].map((kind) => [
    kind,
    mails.filter((mail) => mail.kind === kind).length,
  ]);
  return Object.fromEntries(counted) as Record<LateMailKind, number>;
}
