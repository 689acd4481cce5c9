import { staffWords } from "~/content/en/staff/staff";
import { clinicTime } from "~/facts/hours/clinic-time";
import { timeZone } from "~/facts/identity";

const dayOnly = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" });

/** An instant on the clinic's clock. */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{clinicTime(at)}</time>;
}

const weekdayAndDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "2026-03-05" as "Thu, Mar 5": a day of the calendar, in no time zone. */
export const plainDay = (day: string) => weekdayAndDay.format(new Date(day));

export const localDay = (at: string) => dayOnly.format(new Date(at));

const dayAndTime = new Intl.DateTimeFormat("en-US", {
  timeZone,
  dateStyle: "full",
  timeStyle: "short",
});

const dayWithWeekday = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full" });

/** "Friday, November 27, 2026": the day on which something is due. */
export const dueDay = (at: string) => dayWithWeekday.format(new Date(at));

/** "Friday, November 27, 2026 at 9:00 AM": when something is due. */
export const dueTime = (at: string) => dayAndTime.format(new Date(at)).replace("\u202f", " ");

/** The actor's name; entries from before there were accounts say so. */
export function ActorName({ entry }: { entry: { who: string; personId: string | null } }) {
  return <>{entry.personId === null ? staffWords.sharedSignIn(entry.who) : entry.who}</>;
}
