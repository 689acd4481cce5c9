/** A calendar day in some zone, as people there write it; months and days count from 1. */
export type LocalDate = { year: number; month: number; day: number };

/** The day `days` later; the calendar's own arithmetic, no clock involved. */
export function addDays({ year, month, day }: LocalDate, days: number): LocalDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** 0 is Monday. */
export function weekdayOf({ year, month, day }: LocalDate): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
