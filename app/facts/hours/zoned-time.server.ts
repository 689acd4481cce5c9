import { Temporal } from "temporal-polyfill";
import { timeZone } from "~/facts/identity";
import { type CallbackFacts, nextCallbackDay } from "./callback-window";
import { addDays, type ClockOffset, type LocalDate, parseDate } from "./local-date";

/**
 * Times in an IANA time zone, by Temporal. Server only: the browser compares local times (wallClock
 * in local-date.ts) and needs no instants.
 */

const shownAt = (instant: Date | number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone);

/** The calendar day in the zone at an instant (a date, or milliseconds). */
export function localDate(instant: Date | number, timeZone: string): LocalDate {
  const { year, month, day } = shownAt(instant, timeZone);
  return { year, month, day };
}

/** "HH:MM" in the zone at an instant (a date, or milliseconds). */
export const localTime = (instant: Date | number, timeZone: string): string =>
  shownAt(instant, timeZone).toPlainTime().toString({ smallestUnit: "minute" });

/**
 * The instant at which clocks in the zone show a date and "HH:MM". Of a time that occurs twice
 * (clocks go back), the first; a skipped time (clocks go forward) moves forward as
 * far as the clocks do. The rule of RFC 5545 (iCalendar), 3.3.5.
 */
export function instantOf(date: LocalDate, time: string, timeZone: string): Date {
  const plainTime = Temporal.PlainTime.from(time);
  return asDate(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }));
}

/** The first instant of a day in the zone. */
export const startOfDay = (date: LocalDate, timeZone: string): Date =>
  asDate(Temporal.PlainDate.from(date).toZonedDateTime(timeZone));

const asDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);

/** Years for which browsers know the clock without asking Intl. */
const yearsAhead = 3;

/** The offsets of a zone's clocks, from the beginning of this year on. */
export function clockOffsets(now: Date, timeZone: string): ClockOffset[] {
  const { year } = shownAt(now, timeZone);
  const [start, end] = [year, year + yearsAhead].map((year) =>
    Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(timeZone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
  const offsets: ClockOffset[] = [];
  let from: Temporal.ZonedDateTime | null = start;
  while (from && from.epochMilliseconds < end.epochMilliseconds) {
    const next: Temporal.ZonedDateTime | null = from.getTimeZoneTransition("next");
    offsets.push({
      from: from.epochMilliseconds,
      until: Math.min(next?.epochMilliseconds ?? Infinity, end.epochMilliseconds),
      minutes: from.offsetNanoseconds / 60e9,
    });
    from = next;
  }
  return offsets;
}

/** The clinic's calendar day at an instant (a date, or milliseconds). */
export const clinicDay = (instant: Date | number): LocalDate => localDate(instant, timeZone);

/** The first instant of a day at the clinic, in its stored form. */
export const clinicMidnight = (day: LocalDate): string => startOfDay(day, timeZone).toISOString();

/**
 * The instant of a local time at the clinic, "2026-11-29T09:00", by the rules of instantOf; null
 * when the text is not a time.
 */
export function clinicInstant(local: string): Date | null {
  const [, day = "", time = ""] =
    /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(local) ?? [];
  const date = parseDate(day);
  return date && instantOf(date, time, timeZone);
}

/**
 * The next start of a window, on a day on which the office is open; null when there is none.
 * @param value such as "14:00-16:00"
 */
export function nextCallback(value: string, facts: CallbackFacts, now: Date): Date | null {
  const day = nextCallbackDay(value, facts, now);
  return day && instantOf(day, value.slice(0, 5), timeZone);
}

/**
 * The instants of a filter's days in ISO 8601: `from` is included, `to` is not; null where no day
 * was chosen.
 */
export function daysAsInstants(days: { from: string; to: string }) {
  const start = parseDate(days.from);
  const end = parseDate(days.to);
  const midnight = (day: typeof start) => day && clinicMidnight(day);
  return { from: midnight(start), to: midnight(end && addDays(end, 1)) };
}
