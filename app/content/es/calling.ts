// Translates content/en/calling.ts as of 53fab21bcdf1.
import type { LocalDate } from "../../facts/hours/local-date";
import type { Weekday } from "../../facts/hours/opening-hours";
import { formatHour, theHour } from "./hours-and-days";
import { laterDay } from "./office-status";

/** "el lunes, 9 a. m.", as on the button, is "el lunes a las 9 a. m." */
const inSentence = (details: string) =>
  details.replace(/, (?=1\b)/, " a la ").replace(/, (?=\d)/, " a las ");

const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** Texts of buttons and lines that show the call hours, and the numbers' names. */
export const callingWords = {
  /** For screen readers, after the specified text of a call link: "Reservar consulta llame al …". */
  calls: "llame al ",
  /** The number stays on one line. */
  call: (number: string) => `Llame al ${number.replace(" ", "\u00a0")}`,
  opens: (inDays: number, weekday: Weekday, time: string, date?: LocalDate) =>
    // Short: it stands on a phone's button, beside another one.
    `Abrimos ${inDays === 0 ? "hoy" : inDays === 1 ? "mañana" : laterDay(inDays, weekday, date)}, ${unbroken(formatHour(time))}`,
  openUntil: (closes: string) => `Abierto hasta ${theHour(closes)}`,
  /** "p. m." at the end has the sentence's period. */
  open: (closes: string) => `Abierto ahora: contestamos llamadas hasta ${theHour(closes)}`,
  closed: (details: string) =>
    `En este momento no contestamos llamadas.\n${inSentence(details)}${details.endsWith(".") ? "" : "."} Puede escribirnos a cualquier hora.`,
  copied: "Número copiado",
  /** The two numbers, each with its name. */
  lines: { clinic: "Clínica", treatments: "Línea de tratamientos" },
  /** Link to the table of both. */
  hours: "Horario del consultorio y del teléfono",
} as const;
