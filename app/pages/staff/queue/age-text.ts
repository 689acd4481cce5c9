import { clockOf, wallClock } from "~/facts/hours/local-date";
import { formatHour } from "~/facts/hours/opening-hours";
import { timeZone } from "~/facts/identity";

const clock = clockOf(timeZone);
const dayLength = 86_400_000;
const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** When it was, as short as a list needs it: "3 min", "4 PM", "Tue 4 PM", "Mar 2", "Mar 2, 2025". */
export function ageText(at: string, now: number): string {
  const then = wallClock(Date.parse(at), clock);
  const today = wallClock(now, clock);
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? "now" : `${minutes} min`;
  const apart = Math.round((midnight(today) - midnight(then)) / dayLength);
  const hour = formatHour(then.toISOString().slice(11, 16));
  if (apart === 0) return hour;
  if (Math.abs(apart) < 7) return `${days[then.getUTCDay()]} ${hour}`;
  const day = `${months[then.getUTCMonth()]} ${then.getUTCDate()}`;
  return then.getUTCFullYear() === today.getUTCFullYear()
    ? day
    : `${day}, ${then.getUTCFullYear()}`;
}

/** The day of a time to come, before its hours: "" today, "Tue ", "Mar 2 ". */
export function dayBefore(at: string, now: number): string {
  const then = wallClock(Date.parse(at), clock);
  const apart = Math.round((midnight(then) - midnight(wallClock(now, clock))) / dayLength);
  if (apart === 0) return "";
  return Math.abs(apart) < 7
    ? `${days[then.getUTCDay()]} `
    : `${months[then.getUTCMonth()]} ${then.getUTCDate()} `;
}

const midnight = (date: Date) =>
  Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
