import { clockOf, dayOf, type LocalDate, wallClock } from "../../app/facts/hours/local-date";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in the zone show at an instant (milliseconds), as if that were UTC. */
function shownAt(instant: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return wallClock(instant, clock).getTime();
}

const day = 86_400_000;
/** How far a zone's clocks are ahead, by zone and UTC day; null when that changes on the day. */
const offsets = new Map<string, Map<number, number | null>>();

/** The same, computed once for each day: server/desk/numbers asks for many thousands at once. */
export function quicklyShownAt(instant: number, timeZone: string): number {
  let known = offsets.get(timeZone);
  if (!known) {
    known = new Map();
    offsets.set(timeZone, known);
  }
  // Its number, not its instant: maps find small whole numbers much sooner.
  const number = Math.floor(instant / day);
  let offset = known.get(number);
  if (offset === undefined) {
    const [from, to] = [number, number + 1].map((at) => shownAt(at * day, timeZone) - at * day);
    offset = from === to && from !== undefined ? from : null;
    // Ten years of days.
    if (known.size > 3660) known.clear();
    known.set(number, offset);
  }
  return offset === null ? shownAt(instant, timeZone) : instant + offset;
}

/** The day that calendars in the zone show at an instant. */
export const localDate = (instant: Date, timeZone: string): LocalDate =>
  dayOf(new Date(quicklyShownAt(instant.getTime(), timeZone)));

/**
 * The instant (milliseconds) at which clocks in the zone show this date and "HH:MM". A time that
 * the change to summer time skips is the moment of the change; of a time that occurs twice, the
 * first.
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
