import { timeZone } from "../identity";
import { clockOf, dayOf, type LocalDate, wallClock } from "./local-date";

const clock = clockOf(timeZone);

/**
 * What the clinic's calendar and clock ("HH:MM") show at an instant, for pages, which browsers may
 * render, too. The server's own services use zoned-time.server.ts, which can also go the other way.
 */
export function clinicClock(instant: Date | number): { day: LocalDate; time: string } {
  const shown = wallClock(instant, clock);
  return { day: dayOf(shown), time: shown.toISOString().slice(11, 16) };
}
