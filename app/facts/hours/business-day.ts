import type { PublicHoliday } from "~/facts/facts-schema";
import { isPublicHoliday } from "./closed-day";
import { addDays, type LocalDate, weekdayOf } from "./local-date";

/**
 * The legal public holidays of 5 U.S.C. 6103(a). The facts' holidays are the clinic's, which may
 * differ: a deadline of federal law does not depend on them.
 */
const federalHolidays: readonly PublicHoliday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Birthday of Martin Luther King, Jr.", month: 1, from: 15, weekday: "Monday" },
  { name: "Washington's Birthday", month: 2, from: 15, weekday: "Monday" },
  { name: "Memorial Day", month: 5, from: 25, weekday: "Monday" },
  { name: "Juneteenth National Independence Day", month: 6, day: 19 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, from: 1, weekday: "Monday" },
  { name: "Columbus Day", month: 10, from: 8, weekday: "Monday" },
  { name: "Veterans Day", month: 11, day: 11 },
  { name: "Thanksgiving Day", month: 11, from: 22, weekday: "Thursday" },
  { name: "Christmas Day", month: 12, day: 25 },
];

/** Monday to Friday, except federal holidays and the days on which they are observed. */
const isBusinessDay = (date: LocalDate) =>
  weekdayOf(date) < 5 && !isPublicHoliday(date, federalHolidays);

/** The business day `count` business days after `date`; before it, if `count` is negative. */
export function addBusinessDays(date: LocalDate, count: number): LocalDate {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left--;
  }
  return day;
}
