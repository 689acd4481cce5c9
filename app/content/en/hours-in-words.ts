import { hoursInText, type WeeklyHours, weekdays } from "../../facts/hours/opening-hours";
import { listInWords } from "./list-in-words";

/** The week in two sentences, days with the same hours together. */
export function hoursInWords(hours: WeeklyHours): string {
  const daysWith = (wanted: string) => weekdays.filter((day) => shown(hours, day) === wanted);
  const open = [...new Set(weekdays.map((day) => shown(hours, day)))].filter(Boolean);
  const parts = open.map((time) => `${time} on ${listInWords(daysWith(time))}`);
  const closed = daysWith("");
  return [
    `Office hours are ${parts.join(", and ")}.`,
    ...(closed.length > 0 ? [`The office is closed on ${listInWords(closed)}.`] : []),
  ].join(" ");
}

function shown(hours: WeeklyHours, day: (typeof weekdays)[number]): string {
  const open = hours[day];
  return open ? hoursInText(open) : "";
}
