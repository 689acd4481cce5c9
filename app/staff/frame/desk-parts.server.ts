import type { App } from "~/core/app";

/** The app with the names that services without `app` still use. */
export type DeskParts = App & {
  waitAlertOfficeHours: number;
  /** 0 keeps everything. */
  retentionMonths: number;
  /** Called when a mail was queued. */
  wakeWorker: () => void;
};

export const deskParts = (app: App): DeskParts => ({
  ...app,
  waitAlertOfficeHours: app.config.waitAlertOfficeHours,
  retentionMonths: app.config.retentionMonths,
  wakeWorker: app.mails.wake,
});
