import { clinicClock } from "~/facts/hours/clinic-clock";
import { mostOffered } from "~/staff/bookings/bookings";

/**
 * Up to six of the next free times (instants), spread for choice: each day's first in the morning
 * and in the afternoon; with few days, the next ones.
 */
export function suggestTimes(days: readonly { starts: readonly string[] }[]): string[] {
  const isMorning = (startsAt: string) => clinicClock(Date.parse(startsAt)).time < "12:00";
  const spread = days.flatMap(({ starts }) => [
    ...starts.filter(isMorning).slice(0, 1),
    ...starts.filter((startsAt) => !isMorning(startsAt)).slice(0, 1),
  ]);
  const others = days.flatMap(({ starts }) => starts).filter((one) => !spread.includes(one));
  return [...spread, ...others].slice(0, mostOffered).sort();
}
