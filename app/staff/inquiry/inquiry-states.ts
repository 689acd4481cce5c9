import type { ClosedAs, InquiryStatus } from "~/core/db/tables/inquiry-tables";

export type { ClosedAs, InquiryStatus };

/**
 * In the order in which they are offered. All but "new" count as answered (waiting times, the
 * visitor's status page); failed mails of "closed" ones need no attention. Colors:
 * styles/staff/list.css.
 */
export const inquiryStatuses = [
  "new",
  "contacted",
  "booked",
  "closed",
] as const satisfies InquiryStatus[];

export const closedAs = [
  "booked",
  "came",
  "not-interested",
  "no-answer",
] as const satisfies ClosedAs[];

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
