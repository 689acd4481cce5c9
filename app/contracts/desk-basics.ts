/**
 * In the order in which they are offered. All but "new" count as answered (waiting times, the
 * visitor's status page), "closed" no longer asks for failed mails to be looked at. Colours:
 * styles/staff/list.css.
 */
export const inquiryStatuses = ["new", "contacted", "booked", "closed"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What became of an inquiry, as the desk says when it closes it. */
export const closedAs = ["booked", "came", "not-interested", "no-answer"] as const;
export type ClosedAs = (typeof closedAs)[number];

/** Counted up to a limit: `more` when there are more than `number`. */
export type Count = { number: number; more: boolean };
