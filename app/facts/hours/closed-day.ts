import type { Facts, PublicHoliday } from "../facts-schema";
import { addDays, dayText, type LocalDate, weekdayOf } from "./local-date";
import { weekdays } from "./opening-hours";

/** Whether the office is closed that day: a public holiday or one of the clinic's own closed days. */
export function isClosedDay(
  date: LocalDate,
  { holidays, closedDays }: Pick<Facts["hours"], "holidays" | "closedDays">,
): boolean {
  const day = dayText(date);
  return (
    isPublicHoliday(date, holidays) ||
    closedDays.some(({ from, until }) => from <= day && day <= until)
  );
}

/** The day itself when the office has hours then, otherwise the next day on which it does. */
export function nextOpenDay(
  date: LocalDate,
  hours: Pick<Facts["hours"], "office" | "holidays" | "closedDays">,
): LocalDate {
  // A clinic whose closed days have no end would search for ever.
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = ahead === 0 ? date : addDays(date, ahead);
    const weekday = weekdays[weekdayOf(day)];
    if (weekday && hours.office[weekday] && !isClosedDay(day, hours)) return day;
  }
  return date;
}

/**
 * Whether a day is a holiday, or the working day on which a weekend's holiday is observed: the
 * Friday before a Saturday, the Monday after a Sunday (5 U.S.C. 6103(b)).
 */
export function isPublicHoliday(date: LocalDate, holidays: readonly PublicHoliday[]): boolean {
  const weekday = weekdays[weekdayOf(date)];
  const weekend = weekday === "Friday" ? 1 : weekday === "Monday" ? -1 : 0;
  return [date, addDays(date, weekend)].some((day) =>
    holidays.some((holiday) => fallsOn(holiday, day)),
  );
}

function fallsOn(holiday: PublicHoliday, date: LocalDate): boolean {
  const { month, day } = date;
  if (holiday.month !== month) return false;
  if ("day" in holiday) return day === holiday.day;
  const { from, weekday } = holiday;
  return day >= from && day < from + 7 && weekday === weekdays[weekdayOf(date)];
}

/** Facts from which a script computes whether calls are taken now (enhance/calling.ts). */
export const callHours = ({ listed, holidays, closedDays, holidayNote }: Facts["hours"]) => ({
  listed,
  holidays,
  closedDays,
  holidayNote,
});

export type CallHours = ReturnType<typeof callHours>;

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

/** Closed days in `after` that are not in `before`. */
export function closedDaysAdded(before: ClosedDays, after: ClosedDays): ClosedDays {
  const known = new Set(before.map((day) => `${day.from} ${day.until}`));
  return after.filter((day) => !known.has(`${day.from} ${day.until}`));
}

type ClosedDays = Facts["hours"]["closedDays"];
