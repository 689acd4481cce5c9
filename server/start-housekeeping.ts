import type { Config } from "./config";
import { makeRetentionJob } from "./inquiries/retention-job";
import { makeLateMailAlert } from "./outbox/alert-late-mail";
import { type SettlingParts, settlePayments } from "./payments/settle-payments";
import type { Mailer } from "./providers/mailer";
import { repeat } from "./repeat";

const minute = 60_000;

/**
 * What the site does for itself: tells when mail is late, asks what became of payments, forgets
 * what was kept long enough.
 */
export function startHousekeeping(
  parts: SettlingParts & {
    mailer: Mailer;
    config: Pick<
      Config,
      "retentionMonths" | "paymentRetentionYears" | "dataDir" | "mail" | "siteUrl"
    >;
  },
) {
  const { config, logger } = parts;
  const { retentionMonths: months, paymentRetentionYears: paymentYears, dataDir, mail } = config;
  const jobs = [
    repeat(makeLateMailAlert({ ...parts, to: mail.clinicTo, siteUrl: config.siteUrl }), {
      everyMs: minute,
      name: "late mail",
      logger,
    }),
    repeat(() => settlePayments(parts), {
      everyMs: 10 * minute,
      name: "settle payments",
      logger,
    }),
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
