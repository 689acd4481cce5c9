/**
 * In the order in which they are offered. All but "new" count as answered (waiting times, the
 * visitor's status page); failed mails of "closed" ones need no attention. Colors:
 * styles/staff/list.css.
 */
export const inquiryStatuses = ["new", "contacted", "booked", "closed"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What became of an inquiry, as the desk says when it closes it. */
export const closedAs = ["booked", "came", "not-interested", "no-answer"] as const;
export type ClosedAs = (typeof closedAs)[number];

/** Why an inquiry has a time: planned by the desk, wished by the visitor, or an appointment's end. */
export const dueKinds = ["follow-up", "callback", "booking"] as const;
export type DueKind = (typeof dueKinds)[number];

/** Result of a call. */
export const callOutcomes = ["reached", "no-answer", "voicemail", "wrong-number"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** After so many unanswered calls the desk suggests to write and close. */
export const callsBeforeWriting = 3;

/** Characters of a follow-up's reason. */
export const longestReason = 200;
