import type { App } from "./core/app";
import { makeBackupJob } from "./core/backups/backup-job";
import { removeOldLeftovers } from "./core/backups/leftovers";
import { makeRevocationJob } from "./core/backups/revocation-file";
import type { BackupReport } from "./core/backups/take-backup";
import type { Config } from "./core/config/config";
import { forgetDeleted } from "./core/db/forget-deleted";
import { repeat } from "./core/jobs/run-periodically";
import { alertLateMail } from "./core/mail/alert-late-mail";
import type { Mailer } from "./core/mail/mail";
import type { Facts } from "./facts/facts-schema";
import { reconcilePayments } from "./site/payment/reconcile-payments.server";
import { makeRemindJob } from "./staff/bookings/remind-job.server";
import { makeRefusalJob } from "./staff/sign-in/count-refusals.server";
import { readRetentionHold, watchClock } from "./staff/upkeep/retention-hold.server";
import { makeRetentionJob } from "./staff/upkeep/retention-job.server";

const minute = 60_000;

/**
 * The site's regular tasks: reports late mail, asks the provider about payments, removes what was
 * kept long enough.
 */
export function startHousekeeping(
  parts: Pick<App, "db" | "clock" | "logger"> & {
    app: App;
    mailer: Mailer;
    currentFacts: () => Facts;
    config: Pick<
      Config,
      "retentionMonths" | "paymentRetentionYears" | "dataDir" | "mail" | "siteUrl" | "backups"
    >;
    takeBackup: (now: Date) => Promise<BackupReport>;
  },
) {
  const { config, logger } = parts;
  const { retentionMonths: months, paymentRetentionYears: paymentYears, dataDir } = config;
  const jobs = [
    repeat(() => alertLateMail(parts, parts.mailer), {
      everyMs: minute,
      name: "late mail",
      logger,
    }),
    repeat(makeRefusalJob(parts), { everyMs: minute, name: "refused sign-ins", logger }),
    repeat(makeRemindJob(parts), { everyMs: minute, name: "reminders", logger }),
    repeat(makeBackupJob({ ...parts, everyMinutes: config.backups.everyMinutes }), {
      everyMs: minute,
      name: "backup",
      logger,
    }),
    repeat(makeRevocationJob({ ...parts, dataDir }), {
      everyMs: minute / 4,
      name: "keep revocations",
      logger,
    }),
    repeat(() => reconcilePayments(parts.app), {
      everyMs: 10 * minute,
      name: "reconcile payments",
      logger,
    }),
    repeat(async () => void (await forgetDeleted(parts.db)), {
      everyMs: minute / 4,
      name: "forget what was deleted",
      logger,
    }),
    repeat(() => watchClock(parts), { everyMs: minute, name: "clock", logger }),
    repeat(
      async () => {
        const hold = await readRetentionHold(parts.db);
        if (hold?.reason === "clock") return;
        const removed = await removeOldLeftovers([dataDir, config.backups.folder], parts.clock());
        if (removed > 0) logger.info({ removed }, "removed old copies of the database");
      },
      { everyMs: 60 * minute, name: "leftovers", logger },
    ),
    repeat(makeRetentionJob({ ...parts, months, paymentYears, dataDir }), {
      everyMs: 6 * 60 * minute,
      name: "retention",
      logger,
    }),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
