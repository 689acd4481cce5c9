import { timeZone } from "../identity";
import type { LocalDate } from "./local-date";
import { localDate, startOfDay } from "./zoned-time.server";

/** The clinic's calendar day at an instant (a date, or milliseconds). */
export const clinicDay = (instant: Date | number): LocalDate => localDate(instant, timeZone);

/** The first instant of a day at the clinic, as it is stored. */
export const clinicMidnight = (day: LocalDate): string => startOfDay(day, timeZone).toISOString();
