import { addDays, parseDate } from "~/facts/hours/local-date";
import { clinicMidnight } from "~/facts/hours/zoned-time.server";
import type { Days } from "./day-field";

/**
 * The instants of a filter's days in ISO 8601: `from` is included, `to` is not; null where no day
 * was chosen.
 */
export function daysAsInstants(days: Days) {
  const start = parseDate(days.from);
  const end = parseDate(days.to);
  const midnight = (day: typeof start) => day && clinicMidnight(day);
  return { from: midnight(start), to: midnight(end && addDays(end, 1)) };
}
