import { type Weekday, type WeeklyHours, weekdays } from "~/content/opening-hours";
import type { PublicHoliday } from "~/content/public-holidays";
import { addDays, type LocalDate, weekdayOf } from "~/local-date";
import { isPublicHoliday } from "./public-holiday";

/**
 * Whether the office is open at an instant, and when that changes next; times are "HH:MM".
 * "holiday" when the next hours, or those now, are a public holiday's: they may not hold.
 */
export type OfficeStatus =
  | { office: "open"; closes: string }
  | { office: "closed"; opens: { inDays: number; weekday: Weekday; time: string } }
  | { office: "holiday" };

const week = 7;

/**
 * @param now any instant
 * @param hours weekly hours in the clinic's local time; at least one day must have some
 * @param timeZone the clinic's IANA zone: what the visitor's clock says does not matter
 */
export function officeStatus(
  now: Date,
  hours: WeeklyHours,
  holidays: readonly PublicHoliday[],
  timeZone: string,
): OfficeStatus {
  const { today, time } = localTime(now, timeZone);

  for (let inDays = 0; inDays <= week; inDays += 1) {
    const day = addDays(today, inDays);
    const weekday = weekdays[weekdayOf(day)] as Weekday;
    const open = hours[weekday];
    if (!open || (inDays === 0 && time >= open.closes)) continue;
    if (isPublicHoliday(day, holidays)) return { office: "holiday" };
    return inDays === 0 && time >= open.opens
      ? { office: "open", closes: open.closes }
      : { office: "closed", opens: { inDays, weekday, time: open.opens } };
  }
  throw new Error("The office has no hours at all");
}

/** The calendar day and the time of day that an instant has in a zone. */
function localTime(now: Date, timeZone: string): { today: LocalDate; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return {
    today: { year: Number(part("year")), month: Number(part("month")), day: Number(part("day")) },
    time: `${part("hour")}:${part("minute")}`,
  };
}
