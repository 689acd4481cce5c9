import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import {
  addDays,
  clockOf,
  dayOf,
  type LocalDate,
  wallClock,
  weekdayOf,
} from "~/facts/hours/local-date";
import { weekdays } from "~/facts/hours/opening-hours";
import { timeZone } from "~/facts/identity";

export type FollowUpDay = { day: string; label: string };

const clock = clockOf(timeZone);

const two = (n: number) => String(n).padStart(2, "0");
export const isoDay = ({ year, month, day }: LocalDate) => `${year}-${two(month)}-${two(day)}`;

/** The clinic's day at an instant. */
export const clinicDay = (now: number): LocalDate => dayOf(wallClock(now, clock));

/** Tomorrow and next Monday, as people say them; on a Sunday Monday is tomorrow. */
export function followUpDays(now: number): FollowUpDay[] {
  const tomorrow = addDays(clinicDay(now), 1);
  const monday = addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
  const days: FollowUpDay[] = [
    { day: isoDay(tomorrow), label: inquiryTaskWords.followUp.tomorrow },
  ];
  if (isoDay(monday) !== isoDay(tomorrow)) days.push({ day: isoDay(monday), label: weekdays[0] });
  return days;
}
