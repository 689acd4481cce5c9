// Translates content/en/times.ts as of e3b0c44298fc.
import { clinicClock, type LocalDate, weekdayOf } from "../../facts/hours/local-date";
import { weekdays } from "../../facts/hours/opening-hours";
import { dayNames, formatHour } from "./hours-and-days";

// Not by Intl: browsers differ in the Spanish of the United States ("a.m.", "a. m.").
const months = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"],
  ...["septiembre", "octubre", "noviembre", "diciembre"],
] as const;

const dayAndMonth = ({ month, day }: LocalDate) => `${day} de ${months[month - 1]}`;

/** "martes 3 de marzo" */
const withWeekday = (date: LocalDate) =>
  `${dayNames[weekdays[weekdayOf(date)] ?? "Monday"]} ${dayAndMonth(date)}`;

const clockAt = (instant: string) => clinicClock(Date.parse(instant));

/** "Martes 3 de marzo", at the clinic: the name of a list of times. */
export function appointmentDay(instant: string): string {
  const day = withWeekday(clockAt(instant).day);
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** "10 a. m.", on the clinic's clock. */
export const appointmentStart = (instant: string) => formatHour(clockAt(instant).time);

/** "martes 3 de marzo, de 10 a. m. a 10:30 a. m.", on the clinic's clock. */
export const appointmentTime = (startsAt: string, endsAt: string) =>
  `${withWeekday(clockAt(startsAt).day)}, de ${appointmentStart(startsAt)} a ${appointmentStart(endsAt)}`;

/** "2 de marzo de 2026" */
export function localDay(instant: string): string {
  const { day } = clockAt(instant);
  return `${dayAndMonth(day)} de ${day.year}`;
}

/** "2 de marzo de 2026, 9 a. m.", on the clinic's clock. */
export const clinicTime = (instant: string) => `${localDay(instant)}, ${appointmentStart(instant)}`;
export const longTime = (instant: string) => clinicTime(instant);

/** "martes 10 de marzo, de 2 a 4 p. m."; English alone has a shorter form. */
export const callbackText = (day: LocalDate, value: string, _length?: "long" | "short") =>
  `${withWeekday(day)}, ${windowText(value)}`;

/** "14:00-16:00" is "de 2 a 4 p. m."; other texts are returned unchanged. */
export function windowText(value: string): string {
  const [, opens = "", closes = ""] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(value) ?? [];
  if (!opens) return value;
  const [from, to] = [formatHour(opens), formatHour(closes)];
  return `de ${from.slice(-5) === to.slice(-5) ? from.slice(0, -6) : from} a ${to}`;
}
