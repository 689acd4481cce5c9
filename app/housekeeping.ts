import type { App } from "./core/app";
import { repeat } from "./core/background";
import { backUpWhenDue } from "./core/backups/backup-job";
import { removeOldLeftovers } from "./core/backups/leftovers";
import { keepRevocations } from "./core/backups/revocations";
import type { BackupReport } from "./core/backups/take-backup";
import { forgetDeleted } from "./core/db/forget-deleted";
import { alertLateMail } from "./core/mail/alert-late-mail";
import type { Mailer } from "./core/mail/mail";
import { readRetentionHold, watchClock } from "./core/retention/retention-hold";
import { removeExpired } from "./core/retention/retention-job";
import { reconcilePayments } from "./site/payment/provider-events.server";
import { queueReminders } from "./staff/bookings/booking-mail.server";
import { sendTexts } from "./staff/bookings/text-reminders.server";
import { queueSummaries } from "./staff/colleagues/day-summary.server";
import { repeatRefunds } from "./staff/payments/refund-payment.server";
import { auditCountedRefusals } from "./staff/sign-in/guard-sign-in.server";

const minute = 60_000;

/** Starts the site's periodic jobs; each runs at once and then at its interval in milliseconds. */
export function startHousekeeping(
  app: App,
  {
    mailer,
    takeBackup,
  }: {
    mailer: Mailer;
    takeBackup: (now: Date) => Promise<BackupReport>;
  },
) {
  const { config, logger } = app;
  const every = (everyMs: number, name: string, work: () => Promise<void>) =>
    repeat(work, { everyMs, name, logger });
  const jobs = [
    every(minute, "late mail", () => alertLateMail(app, mailer)),
    every(minute, "refused sign-ins", () => auditCountedRefusals(app)),
    every(minute, "summaries of the day", () => queueSummaries(app)),
    every(minute, "reminders", () => queueReminders(app)),
    every(minute, "texts", () => sendTexts(app)),
    every(minute, "backup", () => backUpWhenDue(app, takeBackup)),
    every(minute / 4, "keep revocations", () =>
      keepRevocations({ db: app.db, dataDir: config.dataDir }),
    ),
    every(10 * minute, "reconcile payments", () => reconcilePayments(app)),
    every(10 * minute, "repeat refunds", () => repeatRefunds(app)),
    every(minute / 4, "forget deleted rows", async () => void (await forgetDeleted(app.db))),
    every(minute, "clock", () => watchClock(app)),
    every(60 * minute, "leftovers", () => removeLeftovers(app)),
    every(6 * 60 * minute, "retention", () => removeExpired(app)),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Removes week-old copies of the database that a restore or an interrupted backup left. */
async function removeLeftovers({ db, clock, logger, config }: App) {
  const hold = await readRetentionHold(db);
  if (hold?.reason === "clock") return;
  const removed = await removeOldLeftovers([config.dataDir, config.backups.folder], clock());
  if (removed > 0) logger.info({ removed }, "removed old copies of the database");
}
