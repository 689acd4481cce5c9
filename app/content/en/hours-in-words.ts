import { hoursInText, type WeeklyHours, weekdays } from "../../facts/hours/opening-hours";
import { listInWords } from "./list-in-words";

const daysWith = (hours: WeeklyHours, wanted: string) =>
  weekdays.filter((day) => shown(hours, day) === wanted);

/** "9 AM to 5 PM on Monday and Friday, and 10 AM to 6 PM on Tuesday" */
export function openHoursInWords(hours: WeeklyHours): string {
  const open = [...new Set(weekdays.map((day) => shown(hours, day)))].filter(Boolean);
  return open.map((time) => `${time} on ${listInWords(daysWith(hours, time))}`).join(", and ");
}

/** The week in two sentences, days with the same hours together. */
export function hoursInWords(hours: WeeklyHours): string {
  const closed = daysWith(hours, "");
  return [
    `Office hours are ${openHoursInWords(hours)}.`,
    ...(closed.length > 0 ? [`The office is closed on ${listInWords(closed)}.`] : []),
  ].join(" ");
}

function shown(hours: WeeklyHours, day: (typeof weekdays)[number]): string {
  const open = hours[day];
  return open ? hoursInText(open) : "";
}
