import { addDays, type LocalDate } from "../../app/local-date";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What clocks in the zone show at an instant (milliseconds), as if that were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function localDate(instant: Date, timeZone: string): LocalDate {
  const shown = new Date(wallClock(instant.getTime(), timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
  };
}

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
    return wallClock(near, timeZone) - near;
  });
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  return (
    candidates.find((candidate) => wallClock(candidate, timeZone) === wanted) ??
    firstInstantShowing(wanted, candidates, timeZone)
  );
}

/** Inside a gap nothing shows the wanted time: the first minute that shows a later one. */
function firstInstantShowing(wanted: number, [from = 0, to = 0]: number[], timeZone: string) {
  for (let instant = from; instant < to; instant += 60_000) {
    if (wallClock(instant, timeZone) >= wanted) return instant;
  }
  return to;
}

/** "2026-03-02", or null when the text is no such day. */
export function parseDate(text: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return null;
  const date = addDays({ year, month, day }, 0);
  return date.month === month && date.day === day ? date : null;
}
