import { addDays, type LocalDate, weekdayOf } from "../../app/facts/hours/local-date";
import { clinicDay, instantOf } from "../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../app/facts/identity";

const isWeekend = (day: LocalDate) => weekdayOf(day) > 4;

/**
 * Monday to Friday, counted from the clinic's day at `now`: 0 is that day, or the Monday after a
 * weekend; -1 the last workday before that day.
 */
export function workday(now: Date, count: number): LocalDate {
  const step = count < 0 ? -1 : 1;
  let day = clinicDay(now);
  while (count >= 0 && isWeekend(day)) day = addDays(day, 1);
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (!isWeekend(day)) left--;
  }
  return day;
}

/** When something happens in the demo: on a workday at "HH:MM", or some minutes before the start. */
export type When = readonly [workday: number, time: string] | { minutesAgo: number };

export const instantAt = (now: Date, when: When): Date =>
  "minutesAgo" in when
    ? new Date(now.getTime() - when.minutesAgo * 60_000)
    : instantOf(workday(now, when[0]), when[1], timeZone);
