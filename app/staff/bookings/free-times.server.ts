import type { OfficeTime } from "~/core/time/office-time";
import type { LocalDate } from "~/facts/hours/local-date";
import { instantOf, localTime } from "~/facts/hours/zoned-time.server";

/** From `startsAt` until just before `endsAt`, ISO 8601 in UTC. */
export type Busy = { startsAt: string; endsAt: string };

/** Minutes between two offered times, unless the visit is shorter. */
const step = 30;
const minute = 60_000;

/**
 * Times of a day, "HH:MM" on the clock of `timeZone`, at which a visit of `minutes` fits: the
 * office is open throughout, nothing in `busy` overlaps, and it begins later than `after`. A time
 * that the clock skips in spring is left out; a time that occurs twice in autumn is the first of
 * the two.
 */
export function freeTimes({
  date,
  minutes,
  busy,
  officeTime,
  after,
  timeZone,
}: {
  date: LocalDate;
  minutes: number;
  busy: readonly Busy[];
  officeTime: OfficeTime;
  after: Date;
  timeZone: string;
}): string[] {
  const every = Math.min(step, minutes);
  const taken = busy.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  const times: string[] = [];
  for (let at = 0; at < 24 * 60; at += every) {
    const time = `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    const starts = instantOf(date, time, timeZone);
    const ends = new Date(starts.getTime() + minutes * minute);
    if (starts <= after || localTime(starts, timeZone) !== time) continue;
    if (officeTime.between(starts, ends) !== minutes * minute) continue;
    const isTaken = taken.some(
      ([from = 0, until = 0]) => from < ends.getTime() && until > starts.getTime(),
    );
    if (!isTaken) times.push(time);
  }
  return times;
}
