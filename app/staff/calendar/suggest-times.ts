import { clinicClock } from "~/facts/hours/clinic-clock";
import { mostOffered } from "~/staff/bookings/bookings";

/**
 * Up to six of the next free times (instants), spread so that a visitor has a choice: on each day
 * the first of the morning and the first of the afternoon; where days are few, the next ones.
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
