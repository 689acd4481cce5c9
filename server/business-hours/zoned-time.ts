import { clockOf, dayOf, type LocalDate, wallClock } from "../../app/facts/hours/local-date";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in the zone show at an instant (milliseconds), as if that were UTC. */
function shownAt(instant: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return wallClock(instant, clock).getTime();
}

/** The day that calendars in the zone show at an instant. */
export const localDate = (instant: Date, timeZone: string): LocalDate =>
  dayOf(new Date(shownAt(instant.getTime(), timeZone)));

/**
 * The instant (milliseconds) at which clocks in the zone show this date and "HH:MM". A time that
 * the change to summer time skips is taken as the moment of the change; of one that comes twice,
 * the first.
 */
export function instantOf(date: LocalDate, time: string, timeZone: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const wanted = Date.UTC(date.year, date.month - 1, date.day, hour, minute);
  const offsets = [-1, 1].map((day) => {
    const near = wanted + day * 86_400_000;
    return shownAt(near, timeZone) - near;
  });
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  return (
    candidates.find((candidate) => shownAt(candidate, timeZone) === wanted) ??
    firstInstantShowing(wanted, candidates, timeZone)
  );
}

/** Inside a gap nothing shows the wanted time: the first minute that shows a later one. */
function firstInstantShowing(wanted: number, [from = 0, to = 0]: number[], timeZone: string) {
  for (let instant = from; instant < to; instant += 60_000) {
    if (shownAt(instant, timeZone) >= wanted) return instant;
  }
  return to;
}
