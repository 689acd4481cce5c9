import { clinicTime } from "~/facts/hours/clinic-time";
import { clinicClock, dayText } from "~/facts/hours/local-date";
import { formatHour } from "~/facts/hours/opening-hours";
import { timeZone } from "~/facts/identity";

/** An instant on the clinic's clock; in a list made at the instant `now`, without the present year. */
export function LocalTime({ at, now }: { at: string; now?: string | undefined }) {
  const yearOf = (instant: string) => clinicClock(Date.parse(instant)).day.year;
  const isThisYear = now !== undefined && yearOf(at) === yearOf(now);
  return <time dateTime={at}>{isThisYear ? withoutYear(at) : clinicTime(at)}</time>;
}

function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, ...options });
  return (at: string) => format.format(new Date(at)).replace("\u202f", " ");
}

const withoutYear = formatter({
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** "2026-03-05" as "Thu, Mar 5": a day of the calendar, in no time zone. */
export const plainDay = formatter({
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "Tue, Dec 1, 2 PM", on the clinic's clock. */
export function shortTime(at: string) {
  const { day, time } = clinicClock(Date.parse(at));
  return `${plainDay(dayText(day))}, ${formatHour(time)}`;
}

/** "Friday, November 27, 2026": the day on which something is due. */
export const dueDay = formatter({ dateStyle: "full" });

/** "Friday, November 27, 2026 at 9:00 AM": when something is due. */
export const dueTime = formatter({ dateStyle: "full", timeStyle: "short" });
