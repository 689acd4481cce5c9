import { Temporal } from "temporal-polyfill";
import type { LocalDate } from "./local-date";

/**
 * Times in an IANA time zone, by Temporal. Only for the server: the browser compares what its clock
 * shows in the zone (wallClock in local-date.ts) and needs no instants.
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
 * (clocks go back) the first; a time that is skipped (clocks go forward) gives the instant that is
 * as much later on the clock. RFC 5545 (iCalendar), 3.3.5, has the same rule.
 */
export function instantOf(date: LocalDate, time: string, timeZone: string): Date {
  const plainTime = Temporal.PlainTime.from(time);
  return asDate(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }));
}

/** The first instant of a day in the zone. */
export const startOfDay = (date: LocalDate, timeZone: string): Date =>
  asDate(Temporal.PlainDate.from(date).toZonedDateTime(timeZone));

const asDate = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds);
