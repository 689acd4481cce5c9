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

/** A position in a list that is sorted by time; the row at it is not part of the page. */
export type Cursor = { direction: "older" | "newer"; at: string; id: string };

/**
 * Rows newest first; the cursors are null where there is nothing more. `beyond`: the place that
 * was asked for is past the list's end.
 */
export type Page<Row> = {
  rows: Row[];
  newer: Cursor | null;
  older: Cursor | null;
  beyond: boolean;
};
