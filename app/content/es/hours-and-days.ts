// Translates content/en/hours-and-days.ts as of 3bb2e51c0489.
import type { OpenHours, Weekday } from "../../facts/hours/opening-hours";

export const dayNames: Readonly<Record<Weekday, string>> = {
  Monday: "lunes",
  Tuesday: "martes",
  Wednesday: "miércoles",
  Thursday: "jueves",
  Friday: "viernes",
  Saturday: "sábado",
  Sunday: "domingo",
};

/** "17:00" → "5 p. m.", "09:30" → "9:30 a. m." */
export function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "a. m." : "p. m."}`;
}

/** In sentences: "de 9 a. m. a 5 p. m." */
export const hoursInText = ({ opens, closes }: NonNullable<OpenHours>) =>
  `de ${formatHour(opens)} a ${formatHour(closes)}`;

/** With its article, for lines that a script writes: "las 5 p. m.", "la 1 p. m.", unbroken. */
export function theHour(time: string): string {
  const hour = formatHour(time).replaceAll(" ", "\u00a0");
  return `${/^1\D/.test(hour) ? "la" : "las"} ${hour}`;
}

/** "9 a. m.–5 p. m.", in tables. */
export const formatHours = ({ opens, closes }: NonNullable<OpenHours>) =>
  `${formatHour(opens)}–${formatHour(closes)}`;

/** A day at the head of a table's row. */
export const dayHead = (day: Weekday) =>
  dayNames[day].charAt(0).toUpperCase() + dayNames[day].slice(1);

// Scripts that show no dates leave them out.
const longDate = /* @__PURE__ */ new Intl.DateTimeFormat("es", {
  dateStyle: "long",
  timeZone: "UTC",
});
const longMonth = /* @__PURE__ */ new Intl.DateTimeFormat("es", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-11-30" is "30 de noviembre de 2026". */
export const dayInWords = (day: string) => longDate.format(new Date(day));

/** "2026-11" is "noviembre de 2026". */
export const monthInWords = (month: string) => longMonth.format(new Date(`${month}-01`));
