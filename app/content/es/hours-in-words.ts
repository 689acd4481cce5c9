// Translates content/en/hours-in-words.ts as of 73759102c247.
import { type Weekday, type WeeklyHours, weekdays } from "../../facts/hours/opening-hours";
import { dayNames, hoursInText } from "./hours-and-days";
import { listInWords } from "./list-in-words";

const daysWith = (hours: WeeklyHours, wanted: string) =>
  weekdays.filter((day) => shown(hours, day) === wanted);

/** "los lunes y viernes", "los sábados": names that end in s have no other plural. */
const onDays = (days: readonly Weekday[]) =>
  `los ${listInWords(days.map((day) => dayNames[day].replace(/o$/, "os")))}`;

/** "de 9 a. m. a 5 p. m. los lunes y viernes, y de 10 a. m. a 6 p. m. los martes" */
export function openHoursInWords(hours: WeeklyHours): string {
  const open = [...new Set(weekdays.map((day) => shown(hours, day)))].filter(Boolean);
  return open.map((time) => `${time} ${onDays(daysWith(hours, time))}`).join(", y ");
}

/** The week in two sentences, days with the same hours together. */
export function hoursInWords(hours: WeeklyHours): string {
  const closed = daysWith(hours, "");
  return [
    `El horario del consultorio es ${openHoursInWords(hours)}.`,
    ...(closed.length > 0 ? [`El consultorio está cerrado ${onDays(closed)}.`] : []),
  ].join(" ");
}

function shown(hours: WeeklyHours, day: Weekday): string {
  const open = hours[day];
  return open ? hoursInText(open) : "";
}
