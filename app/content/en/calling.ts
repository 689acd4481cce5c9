import type { LocalDate } from "../../facts/hours/local-date";
import { unbrokenHour, type Weekday } from "../../facts/hours/opening-hours";
import { laterDay } from "./office-status";

/** Texts of buttons and lines that show the call hours, and the numbers' names. */
export const callingWords = {
  /** For screen readers, after the specified text of a call link: "Book Consultation call …". */
  calls: "call ",
  /** The number stays on one line. */
  call: (number: string) => `Call ${number.replace(" ", "\u00a0")}`,
  opens: (inDays: number, weekday: Weekday, time: string, date?: LocalDate) =>
    `Opens ${inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : laterDay(inDays, weekday, date)} at ${unbrokenHour(time)}`,
  openUntil: (closes: string) => `Open until ${unbrokenHour(closes)}`,
  open: (closes: string) => `Open now: we take calls until ${unbrokenHour(closes)}.`,
  /** Two lines where there is room (closing.css). */
  closed: (details: string) =>
    `We’re not taking calls right now.\n${details}. You can write at any time.`,
  copied: "Number copied",
  /** The two numbers, each with its name. */
  lines: { clinic: "Clinic", treatments: "Treatment line" },
  /** Link to the table of both. */
  hours: "Office and phone hours",
} as const;
