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
