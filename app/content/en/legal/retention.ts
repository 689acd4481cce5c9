/**
 * How long the clinic keeps what it was sent. The privacy policy states these periods and the
 * retention job works by them, so that the page and the software cannot disagree.
 */

/** Inquiries, counted in months from the last contact with the person. */
export const retentionMonths = 24;

/** Payment records, counted in years from the payment. */
export const paymentRetentionYears = 7;
