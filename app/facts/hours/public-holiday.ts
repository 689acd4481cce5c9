import type { PublicHoliday } from "~/facts/facts-schema";
import { addDays, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { weekdays } from "~/facts/hours/opening-hours";

/**
 * Whether a day is one of the holidays, or the working day on which one that falls on a weekend is
 * observed: the Friday before a Saturday, the Monday after a Sunday (5 U.S.C. 6103(b)).
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
