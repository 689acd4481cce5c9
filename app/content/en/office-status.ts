import type { LocalDate } from "../../facts/hours/local-date";
import type { ClosedDay, OfficeStatus } from "../../facts/hours/office-status";
import { unbrokenHour, type Weekday } from "../../facts/hours/opening-hours";

/** Line beside the hours that says whether the office is open now. */
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

const monthAndDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "long",
  day: "numeric",
});

/** "Monday"; more than six days ahead "Monday, March 23", because there is an earlier Monday. */
export function laterDay(inDays: number, weekday: Weekday, date?: LocalDate): string {
  if (inDays < 7 || !date) return weekday;
  const { year, month, day } = date;
  return `${weekday}, ${monthAndDay.format(Date.UTC(year, month - 1, day))}`;
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
