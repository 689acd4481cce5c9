import { timeZone } from "../identity";
import { clockOf, wallClock } from "./local-date";

const clock = clockOf(timeZone);

/** The clinic's calendar day at an instant, "2026-11-29". */
export const clinicDay = (instant: Date) => wallClock(instant, clock).toISOString().slice(0, 10);

/** The time on the clinic's clock at an instant, "14:30". */
export const clinicTimeOfDay = (instant: Date) =>
  wallClock(instant, clock).toISOString().slice(11, 16);
