import { timeZone } from "../identity";

/** A calendar day in some zone; months and days count from 1. */
export type LocalDate = { year: number; month: number; day: number };

/** The day in a date's UTC fields. */
export const dayOf = (date: Date): LocalDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** The day `days` later, by calendar arithmetic without a clock. */
export const addDays = ({ year, month, day }: LocalDate, days: number): LocalDate =>
  dayOf(new Date(Date.UTC(year, month - 1, day + days)));

/** Number of days from the first to the second. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) /
  86_400_000;

const two = (n: number) => String(n).padStart(2, "0");

/** "2026-03-02" */
export const dayText = ({ year, month, day }: LocalDate) => `${year}-${two(month)}-${two(day)}`;

/** 0 is Monday. */
export function weekdayOf({ year, month, day }: LocalDate): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** "2026-03-02", or null when the text is no such day. */
export function parseDate(text: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return null;
  const date = addDays({ year, month, day }, 0);
  return date.year === year && date.month === month && date.day === day ? date : null;
}

/** The day this many days or months after `day`; February 29 becomes March 1. */
export function later(day: string, { days = 0, months = 0 }): string {
  const from = parseDate(day);
  if (!from) throw new Error(`"${day}" is not a day`);
  return dayText(addDays({ ...from, month: from.month + months }, days));
}

/** Formats the time in a zone. Slow to create, so reuse it. */
export const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });

/** Local time of a zone at an instant, to the minute, in a date's UTC fields. */
export function wallClock(instant: Date | number, clock: Intl.DateTimeFormat): Date {
  // The formatter uses American English, which begins with the month.
  const [month = 1, day, year = 0, hour, minute] =
    clock.format(instant).match(/\d+/g)?.map(Number) ?? [];
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

// Scripts that do not use it leave it out.
const clinic = /* @__PURE__ */ clockOf(timeZone);

/** How many minutes a zone's clocks are ahead of UTC, from one instant to another (milliseconds). */
export type ClockOffset = { from: number; until: number; minutes: number };

/**
 * The clinic's local time at an instant, as of wallClock. Offsets that cover the instant spare a
 * cheap phone the first use of Intl, a tenth of a second.
 */
export function clinicTimeBy(offsets: readonly ClockOffset[], instant: number): Date {
  const known = offsets.find(({ from, until }) => from <= instant && instant < until);
  return known ? new Date(instant + known.minutes * 60_000) : wallClock(instant, clockOf(timeZone));
}

/**
 * Date and time ("HH:MM") at the clinic at an instant, for pages, which browsers may render too.
 * Services use zoned-time.server.ts, which also converts local times to instants.
 */
export function clinicClock(instant: Date | number): { day: LocalDate; time: string } {
  const shown = wallClock(instant, clinic);
  return { day: dayOf(shown), time: shown.toISOString().slice(11, 16) };
}
