import { addDays, dayText, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight } from "~/facts/hours/zoned-time.server";

/** A week or month of the clinic's calendar, and the instant at which it starts (ISO 8601, UTC). */
type Period = { name: string; starts: string };

/** The Monday of the week, "2026-03-02". */
export const weekOf = (at: Date) => dayText(mondayOf(clinicDay(at)));

/** "2026-03" */
export const monthOf = (at: Date) => monthName(clinicDay(at));

/** The weeks up to this one. */
export function weeksUpTo(now: Date, count: number): Period[] {
  const monday = mondayOf(clinicDay(now));
  return Array.from({ length: count }, (_, n) => {
    const day = addDays(monday, 7 * (n - count + 1));
    return { name: dayText(day), starts: clinicMidnight(day) };
  });
}

/** The months up to this one. */
export function monthsUpTo(now: Date, count: number): Period[] {
  const { year, month } = clinicDay(now);
  return Array.from({ length: count }, (_, n) => {
    const months = year * 12 + month - 1 + n - count + 1;
    const first = { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
    return { name: monthName(first), starts: clinicMidnight(first) };
  });
}

const mondayOf = (day: LocalDate) => addDays(day, -weekdayOf(day));
const monthName = (day: LocalDate) => dayText(day).slice(0, 7);
