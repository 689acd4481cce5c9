// Translates content/en/office-status.ts as of b89743dad3bc.
import type { LocalDate } from "../../facts/hours/local-date";
import type { ClosedDay, OfficeStatus, Opening } from "../../facts/hours/office-status";
import type { Weekday } from "../../facts/hours/opening-hours";
import { dayNames, theHour } from "./hours-and-days";

/** Parts of the office's line. */
export const officeStatusWords = {
  open: (closes: string) => `Abierto ahora hasta ${theHour(closes)}`,
  closedNow: "Cerrado ahora",
  opens: (inDays: number, weekday: Weekday, time: string, date?: LocalDate) =>
    `Abrimos ${dayOf(inDays, weekday, date)} a ${theHour(time)}`,
};

/** "Cerrado hoy (Pintores)"; without a name where the clinic has none in Spanish. */
export function closedDayText({ inDays, weekday, name }: ClosedDay): string {
  return `Cerrado ${dayOf(inDays, weekday)}${name && ` (${name})`}`;
}

type Both = { phones: OfficeStatus; office: OfficeStatus };

/**
 * One line of both hours: "Llamadas el sábado desde las 10 a. m., consultorio el lunes desde las 9
 * a. m." On holidays and the clinic's closed days, what the office's hours say.
 */
export function hoursNowText({ phones, office }: Both, holidayNote: string): string {
  const calls = partOf(phones);
  const visits = partOf(office);
  if (!calls || !visits) return officeStatusText(office, holidayNote);
  // The abbreviation at the line's end has the sentence's period.
  return calls === visits
    ? `Llamadas y consultorio ${calls}`
    : `Llamadas ${calls}, consultorio ${visits}`;
}

/** Null on holidays, around closed days, and without a known opening. */
function partOf(status: OfficeStatus): string | null {
  if (status.office === "open") return `hasta ${theHour(status.closes)}`;
  if (status.office === "holiday" || status.closedDay || !status.opens) return null;
  return whenOpens(status.opens);
}

const whenOpens = ({ inDays, weekday, time, date }: Opening) =>
  `${dayOf(inDays, weekday, date)} desde ${theHour(time)}`;

const dayOf = (inDays: number, weekday: Weekday, date?: LocalDate) =>
  inDays === 0 ? "hoy" : inDays === 1 ? "mañana" : laterDay(inDays, weekday, date);

const monthAndDay = { timeZone: "UTC", month: "long", day: "numeric" } as const;

/**
 * "el lunes"; more than six days ahead "el lunes 23 de marzo", because there is an earlier Monday.
 */
export function laterDay(inDays: number, weekday: Weekday, date?: LocalDate): string {
  const name = `el ${dayNames[weekday]}`;
  if (inDays < 7 || !date) return name;
  const { year, month, day } = date;
  return `${name} ${new Date(Date.UTC(year, month - 1, day)).toLocaleDateString("es", monthAndDay)}`;
}

/** The whole line. `holidayNote` replaces it on holidays. */
export function officeStatusText(status: OfficeStatus, holidayNote: string): string {
  if (status.office === "open") return officeStatusWords.open(status.closes);
  const { closedDay } = status;
  const closed = closedDay && closedDayText(closedDay);
  if (status.office === "holiday") return closed ? `${closed}. ${holidayNote}` : holidayNote;
  const { opens } = status;
  return [
    closedDay?.inDays !== 0 && officeStatusWords.closedNow,
    closed,
    opens && officeStatusWords.opens(opens.inDays, opens.weekday, opens.time, opens.date),
  ]
    .filter(Boolean)
    .join(". ");
}
