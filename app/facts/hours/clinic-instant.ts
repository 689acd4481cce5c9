import { timeZone } from "../identity";
import { clockOf, wallClock } from "./local-date";

const clock = clockOf(timeZone);
const hourMs = 3_600_000;

/**
 * The instant at which the clinic's clock shows a time, "2026-11-29T09:00"; null when the text is
 * not a time. Of a time that occurs twice (clocks go back), the first; a time that is skipped
 * (clocks go forward) gives the instant an hour later on the clock.
 */
export function clinicInstant(local: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?$/.exec(local) ?? [];
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(wanted)) return null;
  // Eastern time is four or five hours behind; the smaller offset is the earlier instant.
  const candidates = [4, 5].map((offset) => wanted + offset * hourMs);
  const shown = candidates.find((instant) => wallClock(instant, clock).getTime() === wanted);
  return new Date(shown ?? wanted + 5 * hourMs);
}
