import type { Facts } from "~/facts/facts-schema";
import { addDays, dayOf, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { type Weekday, type WeeklyHours, weekdays } from "~/facts/hours/opening-hours";
import { closesOn, isPublicHoliday } from "./closed-day";

export type Opening = { inDays: number; weekday: Weekday; time: string; date: LocalDate };
/** One of the clinic's closed days, with the name that the desk gave it. */
export type ClosedDay = { inDays: number; weekday: Weekday; name: string };

/**
 * Whether the office is open at an instant, and when that changes next; times are "HH:MM".
 * "holiday": the next or current hours are a public holiday's, so they may not apply. `opens` is
 * null without a known opening in two months. `closedDay` is the first closed day until then.
 */
export type OfficeStatus =
  | { office: "open"; closes: string }
  | { office: "closed"; opens: Opening | null; closedDay: ClosedDay | undefined }
  | { office: "holiday"; closedDay: ClosedDay | undefined };

/** Days ahead that are searched for the next opening. */
const daysAhead = 60;

/**
 * @param clock the clinic's local time in a date's UTC fields, independent of the visitor's clock
 * @param hours weekly hours in the clinic's local time; at least one day must have some
 */
export function officeStatus(
  clock: Date,
  hours: WeeklyHours,
  { holidays, closedDays }: Pick<Facts["hours"], "holidays" | "closedDays">,
): OfficeStatus {
  if (weekdays.every((weekday) => !hours[weekday]))
    throw new Error("The office has no hours at all: set them in the facts");
  const today = dayOf(clock);
  const time = clock.toISOString().slice(11, 16);
  let closedDay: ClosedDay | undefined;

  for (let inDays = 0; inDays <= daysAhead; inDays += 1) {
    const date = addDays(today, inDays);
    const weekday = weekdays[weekdayOf(date)] as Weekday;
    const open = hours[weekday];
    if (!open || (inDays === 0 && time >= open.closes)) continue;
    const closed = closedDays.find((one) => closesOn(one, date));
    if (closed) {
      closedDay ??= { inDays, weekday, name: closed.name };
      continue;
    }
    if (isPublicHoliday(date, holidays)) return { office: "holiday", closedDay };
    return inDays === 0 && time >= open.opens
      ? { office: "open", closes: open.closes }
      : { office: "closed", opens: { inDays, weekday, time: open.opens, date }, closedDay };
  }
  return { office: "closed", opens: null, closedDay };
}
