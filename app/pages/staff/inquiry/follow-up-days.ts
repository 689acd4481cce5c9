import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import {
  addDays,
  clockOf,
  dayOf,
  dayText,
  type LocalDate,
  wallClock,
  weekdayOf,
} from "~/facts/hours/local-date";
import { weekdays } from "~/facts/hours/opening-hours";
import { timeZone } from "~/facts/identity";

export type FollowUpDay = { day: string; label: string };

const clock = clockOf(timeZone);

/** The clinic's day at an instant. */
export const clinicDay = (now: number): LocalDate => dayOf(wallClock(now, clock));

/** Tomorrow and next Monday, as people say them; on a Sunday Monday is tomorrow. */
export function followUpDays(now: number): FollowUpDay[] {
  const tomorrow = addDays(clinicDay(now), 1);
  const monday = addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
  const days: FollowUpDay[] = [
    { day: dayText(tomorrow), label: inquiryTaskWords.followUp.tomorrow },
  ];
  if (dayText(monday) !== dayText(tomorrow))
    days.push({ day: dayText(monday), label: weekdays[0] });
  return days;
}
