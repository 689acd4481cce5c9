import { weekdays } from "~/content/opening-hours";
import type { PublicHoliday } from "~/content/public-holidays";

/**
 * Whether a day is one of the holidays, or the working day on which one that falls on a weekend is
 * observed: the Friday before a Saturday, the Monday after a Sunday (5 U.S.C. 6103(b)).
 * @param date midnight UTC of the calendar day
 */
export function isPublicHoliday(date: Date, holidays: readonly PublicHoliday[]): boolean {
  const isHoliday = (day: Date) => holidays.some((holiday) => fallsOn(holiday, day));
  const weekday = weekdayOf(date);
  return (
    isHoliday(date) ||
    (weekday === "Friday" && isHoliday(addDays(date, 1))) ||
    (weekday === "Monday" && isHoliday(addDays(date, -1)))
  );
}

function fallsOn(holiday: PublicHoliday, date: Date): boolean {
  const day = date.getUTCDate();
  if (holiday.month !== date.getUTCMonth() + 1) return false;
  return "day" in holiday
    ? day === holiday.day
    : holiday.weekday === weekdayOf(date) && day >= holiday.from && day < holiday.from + 7;
}

/** @param date midnight UTC of the calendar day */
export const weekdayOf = (date: Date) =>
  weekdays[(date.getUTCDay() + 6) % 7] as (typeof weekdays)[number];

export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
