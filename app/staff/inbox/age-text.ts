import { clinicClock, daysBetween, type LocalDate, weekdayOf } from "~/facts/hours/local-date";
import { formatHour, weekdays } from "~/facts/hours/opening-hours";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Short text of an instant for a list: "3 min", "4 PM", "Tue 4 PM", "Mar 2", "Mar 2, 2025". */
export function ageText(at: string, now: number): string {
  const instant = Date.parse(at);
  const minutes = Math.floor((now - instant) / 60_000);
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? "now" : `${minutes} min`;
  const { day, time } = clinicClock(instant);
  const today = clinicClock(now).day;
  const apart = daysBetween(day, today);
  const hour = formatHour(time);
  if (apart === 0) return hour;
  if (Math.abs(apart) < 7) return `${weekdayText(day)} ${hour}`;
  return day.year === today.year ? monthText(day) : `${monthText(day)}, ${day.year}`;
}

/** Prefix that names the day of a later time: "" today, "Tue ", "Mar 2 ". */
export function dayPrefix(at: string, now: number): string {
  const { day } = clinicClock(Date.parse(at));
  const apart = daysBetween(day, clinicClock(now).day);
  if (apart === 0) return "";
  return `${Math.abs(apart) < 7 ? weekdayText(day) : monthText(day)} `;
}

const weekdayText = (day: LocalDate) => weekdays[weekdayOf(day)]?.slice(0, 3) ?? "";
const monthText = ({ month, day }: LocalDate) => `${months[month - 1]} ${day}`;
