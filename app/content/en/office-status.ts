import type { LocalDate } from "../../facts/hours/local-date";
import type { ClosedDay, OfficeStatus, Opening } from "../../facts/hours/office-status";
import { unbrokenHour, type Weekday } from "../../facts/hours/opening-hours";

/** Parts of the office's line. */
export const officeStatusWords = {
  open: (closes: string) => `Open now until ${unbrokenHour(closes)}`,
  closedNow: "Closed now",
  opens: (inDays: number, weekday: Weekday, time: string, date?: LocalDate) => {
    const day =
      inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : laterDay(inDays, weekday, date);
    return `Opens ${day} at ${unbrokenHour(time)}`;
  },
};

/** "Closed today (Painters)" */
export function closedDayText({ inDays, weekday, name }: ClosedDay): string {
  const day = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : weekday;
  return `Closed ${day} (${name})`;
}

type Both = { phones: OfficeStatus; office: OfficeStatus };

/**
 * One line of both hours: "Phones open Saturday at 10 AM, office Monday at 9 AM." On holidays and the
 * clinic's closed days, what the office's hours say.
 */
export function hoursNowText({ phones, office }: Both, holidayNote: string): string {
  const calls = partOf(phones);
  const visits = partOf(office);
  if (!calls || !visits) return officeStatusText(office, holidayNote);
  if (calls.when === visits.when && calls.isOpen === visits.isOpen)
    return `Phones and office open ${calls.when}.`;
  const verb = calls.isOpen && !visits.isOpen ? " opens" : "";
  return `Phones open ${calls.when}, office${verb} ${visits.when}.`;
}

/** Null on holidays, around closed days, and without a known opening. */
function partOf(status: OfficeStatus) {
  if (status.office === "open")
    return { isOpen: true, when: `until ${unbrokenHour(status.closes)}` };
  if (status.office === "holiday" || status.closedDay || !status.opens) return null;
  return { isOpen: false, when: whenOpens(status.opens) };
}

function whenOpens({ inDays, weekday, time, date }: Opening) {
  const day = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : laterDay(inDays, weekday, date);
  return `${day} at ${unbrokenHour(time)}`;
}

const monthAndDay = { timeZone: "UTC", month: "long", day: "numeric" } as const;

/** "Monday"; more than six days ahead "Monday, March 23", because there is an earlier Monday. */
export function laterDay(inDays: number, weekday: Weekday, date?: LocalDate): string {
  if (inDays < 7 || !date) return weekday;
  const { year, month, day } = date;
  return `${weekday}, ${new Date(Date.UTC(year, month - 1, day)).toLocaleDateString("en-US", monthAndDay)}`;
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
