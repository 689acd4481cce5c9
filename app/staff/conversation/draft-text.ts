import { talkWords } from "~/content/en/staff/staff-talk";
import { appointmentStart, clinicTime } from "~/facts/hours/clinic-time";
import { clinicClock, daysBetween } from "~/facts/hours/local-date";

/** "Draft, saved 2:14 PM" on the clinic's clock, with the day unless it is today. `now`: milliseconds. */
export function draftText(savedAt: string, now: number): string {
  const day = clinicClock(Date.parse(savedAt)).day;
  const isToday = daysBetween(day, clinicClock(now).day) === 0;
  return talkWords.draft(isToday ? appointmentStart(savedAt) : clinicTime(savedAt));
}
