import { type Weekday, type WeeklyHours, weekdays } from "~/content/opening-hours";

/** Whether the office is open at an instant, and when that changes next. Times are "HH:MM". */
export type OfficeStatus =
  | { open: true; closes: string }
  | { open: false; opens: { inDays: number; weekday: Weekday; time: string } };

const week = 7;

/**
 * @param now any instant
 * @param hours weekly hours in the clinic's local time; at least one day must have some
 * @param timeZone the clinic's IANA zone: what the visitor's clock says does not matter
 */
export function officeStatus(now: Date, hours: WeeklyHours, timeZone: string): OfficeStatus {
  const { weekday, time } = localTime(now, timeZone);
  const today = hours[weekday];
  if (today && time >= today.opens && time < today.closes)
    return { open: true, closes: today.closes };

  const start = weekdays.indexOf(weekday);
  for (let inDays = 0; inDays <= week; inDays += 1) {
    const day = weekdays[(start + inDays) % week] as Weekday;
    const opens = hours[day]?.opens;
    if (opens && (inDays > 0 || time < opens))
      return { open: false, opens: { inDays, weekday: day, time: opens } };
  }
  throw new Error("The office has no hours at all");
}

function localTime(now: Date, timeZone: string): { weekday: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return { weekday: part("weekday") as Weekday, time: `${part("hour")}:${part("minute")}` };
}
