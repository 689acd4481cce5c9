/**
 * Retention periods. The privacy policy states them and the retention job uses them, so that page
 * and software agree.
 */

/** Retention of inquiries, in months from the last contact with the person. */
export const retentionMonths = 24;

/** Retention of payment records, in years from the payment. */
export const paymentRetentionYears = 7;
