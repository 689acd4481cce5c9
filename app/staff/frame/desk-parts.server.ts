import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { OfficeTime } from "~/core/time/office-time";

/** What the desk's services work with. */
export type DeskParts = {
  db: Kysely<Schema>;
  clock: () => Date;
  officeTime: OfficeTime;
  /** Office hours after which a new inquiry has waited too long. */
  waitAlertOfficeHours: number;
  /** 0 keeps everything. */
  retentionMonths: number;
  /** Called when a mail was queued. */
  wakeWorker: () => void;
};

export const deskPartsOf = ({ config, db, clock, officeTime, mails }: App): DeskParts => ({
  ...{ db, clock, officeTime, wakeWorker: mails.wake },
  waitAlertOfficeHours: config.waitAlertOfficeHours,
  retentionMonths: config.retentionMonths,
});

const hour = 3_600_000;

/** New inquiries that came in at or before this instant have waited too long. */
export function overdueSince(parts: DeskParts): Date {
  return parts.officeTime.before(parts.clock(), parts.waitAlertOfficeHours * hour);
}
