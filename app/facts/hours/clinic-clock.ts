import { timeZone } from "../identity";
import { clockOf, dayOf, type LocalDate, wallClock } from "./local-date";

const clock = clockOf(timeZone);

/**
 * Date and time ("HH:MM") at the clinic at an instant, for pages, which browsers may render too.
 * Services use zoned-time.server.ts, which also converts local times to instants.
 */
export function clinicClock(instant: Date | number): { day: LocalDate; time: string } {
  const shown = wallClock(instant, clock);
  return { day: dayOf(shown), time: shown.toISOString().slice(11, 16) };
}
