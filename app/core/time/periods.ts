/**
 * Periods that the privacy policy states and the software uses, so that page and software agree.
 */

/** Retention of inquiries, in months from the last contact with the person. */
export const retentionMonths = 24;

/** Retention of payment records, in years from the payment. */
export const paymentRetentionYears = 7;

/** Retention of good-faith estimates, in years from the day on which they were given. */
export const estimateRetentionYears = 6;

/** Days between hiding an expired row and erasing it. */
export const erasedAfterDays = 7;

/** Months for which the oldest backups are kept, where BACKUP_KEEP_MONTHS is not set. */
export const backupKeepMonths = 12;

/** Days for which the technical log is kept: MaxRetentionSec in ops/journald.conf. */
export const logKeepDays = 90;

/** Hours after which a staff session ends, and its cookie. */
export const staffSessionHours = 12;

/** Days for which a cookie marks a browser in which staff have signed in: the longest that browsers allow. */
export const staffBrowserDays = 400;
