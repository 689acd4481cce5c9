import type { PublicHoliday } from "~/facts/facts-schema";
import { addDays, clockOf, dayOf, wallClock, weekdayOf } from "~/facts/hours/local-date";
import { type Weekday, type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";
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
  const clock = wallClock(now, clockOf(timeZone));
  const today = dayOf(clock);
  const time = clock.toISOString().slice(11, 16);

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
