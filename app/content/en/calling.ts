import type { LocalDate } from "../../facts/hours/local-date";
import {
  hoursInText,
  unbrokenHour,
  type Weekday,
  type WeeklyHours,
  weekdays,
} from "../../facts/hours/opening-hours";
import { timeZoneName } from "../../facts/identity";
import { laterDay } from "./office-status";

/** Texts of buttons and lines when the browser knows the clinic's time, and the numbers' names. */
export const callingWords = {
  /** Read out after the specified words of a link that calls: "Book Consultation call …". */
  calls: "call ",
  call: (number: string) => `Call ${number}`,
  opens: (inDays: number, weekday: Weekday, time: string, date?: LocalDate) =>
    `Opens ${inDays === 0 ? "today" : laterDay(inDays, weekday, date)} at ${unbrokenHour(time)}`,
  openUntil: (closes: string) => `Open until ${unbrokenHour(closes)}`,
  open: (closes: string) => `Open now: calls are taken until ${unbrokenHour(closes)}.`,
  closed: (details: string) => `No calls are taken now. ${details}. You can write at any time.`,
  copied: "Number copied",
  /** The two numbers, each with its name. */
  lines: { clinic: "Clinic", treatments: "Treatment line" },
  both: (office: WeeklyHours, calls: WeeklyHours) =>
    `Office hours: ${briefly(office)}. Calls are taken ${briefly(calls)}. All times are ${timeZoneName} Time.`,
} as const;

/** "Monday, Wednesday, Friday 9 AM to 5 PM; Tuesday, Thursday 10 AM to 6 PM" */
function briefly(hours: WeeklyHours): string {
  const timeOn = (day: Weekday) => (hours[day] ? hoursInText(hours[day]) : "");
  const times = [...new Set(weekdays.map(timeOn))].filter(Boolean);
  return times
    .map((time) => `${inARow(weekdays.filter((day) => timeOn(day) === time))} ${time}`)
    .join("; ");
}

/** Days that follow each other are joined: "Monday to Friday". */
function inARow(days: readonly Weekday[]): string {
  const first = weekdays.indexOf(days[0] as Weekday);
  const follow = days.every((day, index) => weekdays.indexOf(day) === first + index);
  return follow && days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}
