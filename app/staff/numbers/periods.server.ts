import { clinicDay, clinicMidnight } from "~/facts/hours/clinic-day.server";
import { addDays, dayText, type LocalDate, weekdayOf } from "~/facts/hours/local-date";

/** A period of the clinic's calendar, from local midnight; `at` is `starts` in milliseconds. */
export type Period = { from: string; starts: string; at: number };

function periodFrom(day: LocalDate): Period {
  const starts = clinicMidnight(day);
  return { from: dayText(day), starts, at: Date.parse(starts) };
}

/** The weeks up to this one, by their Mondays. */
export function weeksUpTo(now: Date, count: number): Period[] {
  const today = clinicDay(now);
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, n) => periodFrom(addDays(monday, 7 * (n - count + 1))));
}

/** The months up to this one, by their first days. */
export function monthsUpTo(now: Date, count: number): Period[] {
  const { year, month } = clinicDay(now);
  return Array.from({ length: count }, (_, n) => {
    const months = year * 12 + month - 1 + n - count + 1;
    return periodFrom({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
  });
}

/** Which of the periods, oldest first, an instant is in; -1 before the first. */
export function periodOf(periods: readonly Period[], instant: number): number {
  let low = 0;
  let high = periods.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((periods[middle]?.at ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
