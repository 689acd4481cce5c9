import type { Facts } from "../facts-schema";
import { isClosedDay } from "./closed-day";
import { addDays, clinicClock, type LocalDate, weekdayOf } from "./local-date";
import { formatHour, type Weekday, weekdays } from "./opening-hours";

/** Facts that determine the call-back times. */
export type CallbackFacts = Pick<Facts, "callbackWindows"> & {
  hours: Pick<Facts["hours"], "office" | "holidays" | "closedDays">;
};

/** The subset that a page contains as data. */
export const callbackFacts = ({ callbackWindows, hours }: Facts): CallbackFacts => ({
  callbackWindows,
  hours: { office: hours.office, holidays: hours.holidays, closedDays: hours.closedDays },
});

/** Most days ahead that are searched for a window. */
const daysAhead = 60;

/** Whether the office is open for the whole window. */
const isOnWeekday = (facts: CallbackFacts, value: string, weekday: Weekday) => {
  const office = facts.hours.office[weekday];
  return facts.callbackWindows.some(
    ({ days, opens, closes }) =>
      `${opens}-${closes}` === value &&
      days.includes(weekday) &&
      office !== null &&
      office.opens <= opens &&
      closes <= office.closes,
  );
};

/** The times that can be chosen, such as "14:00-16:00", the earliest first. */
export function callbackTimes(facts: CallbackFacts): string[] {
  const values = facts.callbackWindows.map(({ opens, closes }) => `${opens}-${closes}`);
  return [...new Set(values)]
    .filter((value) => weekdays.some((weekday) => isOnWeekday(facts, value, weekday)))
    .sort();
}

/**
 * The next day on which a window has not begun yet and the office is open; null when there is none.
 * @param value such as "14:00-16:00"
 */
export function nextCallbackDay(value: string, facts: CallbackFacts, now: Date): LocalDate | null {
  const { day: today, time } = clinicClock(now);
  const hasBegun = value.slice(0, 5) <= time;
  for (let ahead = hasBegun ? 1 : 0; ahead < daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const weekday = weekdays[weekdayOf(date)] as Weekday;
    if (isOnWeekday(facts, value, weekday) && !isClosedDay(date, facts.hours)) return date;
  }
  return null;
}

/** "Tuesday, March 10, 2 to 4 PM"; short: "Tue, Mar 10, 2 to 4 PM". */
export function callbackText(
  { year, month, day }: LocalDate,
  value: string,
  length: "long" | "short" = "long",
): string {
  const format = { weekday: length, month: length, day: "numeric", timeZone: "UTC" } as const;
  const date = new Date(Date.UTC(year, month - 1, day));
  return `${date.toLocaleDateString("en-US", format)}, ${windowText(value)}`;
}

/** "14:00-16:00" is "2 to 4 PM"; other texts are returned unchanged. */
export function windowText(value: string): string {
  const [, opens = "", closes = ""] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(value) ?? [];
  if (!opens) return value;
  const [from = "", to = ""] = [formatHour(opens), formatHour(closes)];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return `${sameHalf ? from.slice(0, -3) : from} to ${to}`;
}
