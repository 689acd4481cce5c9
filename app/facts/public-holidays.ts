import type { Weekday } from "./opening-hours";

/** Months count from 1. A weekday is meant in the seven days that begin with `from`. */
export type PublicHoliday =
  | { month: number; day: number }
  | { month: number; from: number; weekday: Weekday };

/**
 * The days on which most offices in the United States close, dated as in 5 U.S.C. 6103. The contact
 * page promises no hours around them.
 */
export const publicHolidays: readonly PublicHoliday[] = [
  { month: 1, day: 1 }, // New Year's Day
  { month: 5, from: 25, weekday: "Monday" }, // Memorial Day
  { month: 7, day: 4 }, // Independence Day
  { month: 9, from: 1, weekday: "Monday" }, // Labor Day
  { month: 11, from: 22, weekday: "Thursday" }, // Thanksgiving Day
  { month: 12, day: 25 }, // Christmas Day
];
