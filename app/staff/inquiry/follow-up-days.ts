import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { clinicClock } from "~/facts/hours/clinic-clock";
import { addDays, dayText, weekdayOf } from "~/facts/hours/local-date";
import { weekdays } from "~/facts/hours/opening-hours";

export type FollowUpDay = { day: string; label: string };

/** Tomorrow and next Monday, as people say them; on a Sunday Monday is tomorrow. */
export function followUpDays(now: number): FollowUpDay[] {
  const tomorrow = addDays(clinicClock(now).day, 1);
  const monday = addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7);
  const days: FollowUpDay[] = [
    { day: dayText(tomorrow), label: inquiryTaskWords.followUp.tomorrow },
  ];
  if (dayText(monday) !== dayText(tomorrow))
    days.push({ day: dayText(monday), label: weekdays[0] });
  return days;
}
