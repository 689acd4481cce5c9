import type { Facts } from "../app/facts/facts-schema";
import { makeRefusalJob } from "./accounts/count-refusals";
import { makeBackupJob } from "./backups/backup-job";
import { removeOldLeftovers } from "./backups/leftovers";
import { makeRevocationJob } from "./backups/revocation-file";
import type { BackupReport } from "./backups/take-backup";
import { makeRemindJob } from "./bookings/remind-job";
import type { Config } from "./config";
import { forgetDeleted } from "./db/forget-deleted";
import { readRetentionHold, watchClock } from "./inquiries/retention-hold";
import { makeRetentionJob } from "./inquiries/retention-job";
import { deskMailbox } from "./mails/clinic-mailboxes";
import { makeLateMailAlert } from "./outbox/alert-late-mail";
import { type SettlingParts, settlePayments } from "./payments/settle-payments";
import type { Mailer } from "./providers/mail";
import { repeat } from "./repeat";

const minute = 60_000;

/**
 * The site's regular tasks: reports late mail, asks the provider about payments, removes what was
 * kept long enough.
 */
export function startHousekeeping(
  parts: SettlingParts & {
    mailer: Mailer;
    currentFacts: () => Facts;
    config: Pick<
      Config,
      "retentionMonths" | "paymentRetentionYears" | "dataDir" | "mail" | "siteUrl" | "backups"
    >;
    takeBackup: (now: Date) => Promise<BackupReport>;
  },
) {
  const { config, logger, currentFacts } = parts;
  const { retentionMonths: months, paymentRetentionYears: paymentYears, dataDir, mail } = config;
  const jobs = [
    repeat(
      makeLateMailAlert({
        ...parts,
        to: () => deskMailbox(mail, currentFacts()),
        siteUrl: config.siteUrl,
      }),
      {
        everyMs: minute,
        name: "late mail",
        logger,
      },
    ),
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
    repeat(() => settlePayments(parts), {
      everyMs: 10 * minute,
      name: "settle payments",
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
