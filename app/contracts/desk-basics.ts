/**
 * In the order in which they are offered. All but "new" count as answered (waiting times, the
 * visitor's status page), "closed" no longer asks for failed mails to be looked at. Colours:
 * styles/staff/list.css.
 */
export const inquiryStatuses = ["new", "contacted", "booked", "closed"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** Counted up to a limit: `more` when there are more than `number`. */
export type Count = { number: number; more: boolean };
