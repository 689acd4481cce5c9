import { timeZone } from "../identity";
import { clockOf, wallClock } from "./local-date";

const clock = clockOf(timeZone);

/** The clinic's calendar day at an instant, "2026-11-29". */
export const clinicDay = (instant: Date) => wallClock(instant, clock).toISOString().slice(0, 10);
