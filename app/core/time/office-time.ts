import type { Facts } from "~/facts/facts-schema";
import { isClosedDay } from "~/facts/hours/closed-day";
import { dayOf, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";

/** Counts only the time in which the office is open, in the clinic's own zone. */
export type OfficeTime = {
  /** Whole milliseconds of office hours between two instants; 0 when `to` is not after `from`. */
  between: (from: Date, to: Date) => number;
  /**
   * The latest instant from which at least `milliseconds` of office hours have passed by `now`:
   * everything received at or before it has waited that long.
   */
  before: (now: Date, milliseconds: number) => Date;
  /** When the office opens on that day, or on the first day after it on which it does. */
  opening: (date: LocalDate) => Date;
  /** Milliseconds since 1970 at which the office opens and closes that day; null: it is closed. */
  on: (date: LocalDate) => Opening;
};

const dayLength = 86_400_000;

type Opening = { opens: number; closes: number } | null;

/**
 * @param currentHours at least one day must have some; they may change between calls
 * @param isHoliday days on which the office is closed
 */
export function makeOfficeTime(
  currentHours: () => WeeklyHours,
  timeZone: string,
  isHoliday: (date: LocalDate) => boolean = () => false,
): OfficeTime {
  /** By the number of the day, counted from the first of January 1970. */
  const days = new Map<number, Opening>();
  let known = currentHours();
  /** By UTC; the day that the zone's calendars show is this one, or one beside it. */
  const dayAt = (instant: Date) => Math.floor(instant.getTime() / dayLength);

  function openingOn(day: number): Opening {
    const hours = currentHours();
    if (hours !== known) days.clear();
    known = hours;
    const remembered = days.get(day);
    if (remembered !== undefined) return remembered;
    const date = dayOf(new Date(day * dayLength));
    const weekday = weekdays[weekdayOf(date)];
    const open = weekday && !isHoliday(date) && hours[weekday];
    const opening = open
      ? {
          opens: instantOf(date, open.opens, timeZone).getTime(),
          closes: instantOf(date, open.closes, timeZone).getTime(),
        }
      : null;
    // Forgets after ten years of days, so that the memory stays bounded.
    if (days.size > 3660) days.clear();
    days.set(day, opening);
    return opening;
  }

  function between(from: Date, to: Date): number {
    let total = 0;
    const end = to.getTime();
    if (!(end > from.getTime())) return 0;
    const last = dayAt(to) + 1;
    for (let day = dayAt(from) - 1; day <= last; day += 1) {
      const opening = openingOn(day);
      if (!opening) continue;
      const start = Math.max(opening.opens, from.getTime());
      total += Math.max(0, Math.min(opening.closes, end) - start);
    }
    return total;
  }

  function before(now: Date, milliseconds: number): Date {
    let left = milliseconds;
    for (let day = dayAt(now) + 1; ; day -= 1) {
      const opening = openingOn(day);
      if (!opening) continue;
      const end = Math.min(opening.closes, now.getTime());
      const open = Math.max(0, end - opening.opens);
      if (open >= left && open > 0) return new Date(end - left);
      left -= open;
    }
  }

  const dayNumber = ({ year, month, day }: LocalDate) => Date.UTC(year, month - 1, day) / dayLength;

  function opening(date: LocalDate): Date {
    for (let day = dayNumber(date); ; day += 1) {
      const open = openingOn(day);
      if (open) return new Date(open.opens);
    }
  }

  return { between, before, opening, on: (date) => openingOn(dayNumber(date)) };
}

/** The office hours of the published facts, without the days on which the clinic is closed. */
export const clinicOfficeTime = (currentFacts: () => Facts) =>
  makeOfficeTime(
    () => currentFacts().hours.office,
    timeZone,
    (day) => isClosedDay(day, currentFacts().hours),
  );
