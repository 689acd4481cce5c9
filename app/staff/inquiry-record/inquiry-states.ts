import type {
  BookingState,
  ClosedAs,
  DueKind,
  InquiryStatus,
} from "~/core/db/tables/inquiry-tables";

export type { ClosedAs, DueKind, InquiryStatus };

/**
 * In the order of the menu. All but "new" count as answered (waiting times, the visitor's status
 * page); failed mails of "closed" ones need no attention. Colors: inquiry-list/list.css.
 */
export const inquiryStatuses = [
  "new",
  "contacted",
  "booked",
  "closed",
] as const satisfies InquiryStatus[];

/** Days without use after which a private link requires re-authentication. */
export const linkRestsAfterDays = 30;

/** Progress that a visitor sees by their private link. */
export type VisitorStatus = "received" | "looking" | "contacted";

export const closedAs = [
  "booked",
  "came",
  "answered",
  "not-interested",
  "no-answer",
  "not-eligible",
  "duplicate",
  "wrong-number",
] as const satisfies ClosedAs[];

export const dueKinds = ["follow-up", "callback", "booking"] as const satisfies DueKind[];

export const callOutcomes = ["reached", "no-answer", "voicemail", "wrong-number"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Number of unanswered calls after which the desk suggests to write and close. */
export const callsBeforeWriting = 3;

/** Characters of a message of the private conversation, and of a saved reply and its title. */
export const longestMessage = 4000;
export const longestReplyTitle = 80;

export const longestNote = 4000;

/** Characters of a follow-up's reason. */
export const longestReason = 200;

/** States of an appointment that occupies its time. */
export const takesTime = ["offered", "confirmed", "rescheduling"] as const satisfies BookingState[];

/** Whether an appointment occupies its time: it was not canceled, and its outcome is open. */
export const isOpen = ({ state }: { state: BookingState }) =>
  takesTime.some((one) => one === state);
