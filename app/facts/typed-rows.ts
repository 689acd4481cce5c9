import type { Facts } from "./facts-schema";
import { parseDate } from "./hours/local-date";
import { type Weekday, weekdays } from "./hours/opening-hours";

/*
 * Facts that are lists, in two other forms: a text with a line for each entry, which a draft stores,
 * and rows of inputs, which the form shows.
 */

type ClosedDays = Facts["hours"]["closedDays"];

/** Closed days in `to` that are not in `from`; none while `to` is invalid. */
export function closedDaysAdded(from: string, to: string): ClosedDays {
  const read = (text: string) => readClosedDays(text) ?? [];
  const before = new Set(read(from).map((day) => `${day.from} ${day.until}`));
  return read(to).filter((day) => !before.has(`${day.from} ${day.until}`));
}

/** null when a line is no closed day. */
export function readClosedDays(text: string): ClosedDays | null {
  const days = rowsOf(text).map((row) => ({ ...row, until: row.until || row.from }));
  const isRight = ({ from, until, name }: DayRow) =>
    name !== "" && parseDate(from) && parseDate(until) && from <= until;
  return days.every(isRight) ? days : null;
}

/** One closed day or period as a row of the form; "" where nothing was typed. */
export type DayRow = Record<"from" | "until" | "name", string>;

const date = "\\d{4}-\\d\\d-\\d\\d";
const row = new RegExp(`^(${date})?(?: ?to (${date}))? ?(.*)$`);

/** Rows of a typed fact, also of an invalid one. */
export const rowsOf = (typed: string): DayRow[] =>
  typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, from = "", until = "", name = ""] = row.exec(line.trim()) ?? [];
      return { from, until, name };
    });

/** The typed fact: one line per row, without empty rows. */
export const typedRows = (rows: readonly DayRow[]): string =>
  rows
    .map(({ from, until, name }) =>
      [from, until && until !== from ? `to ${until}` : "", name.trim()].filter(Boolean).join(" "),
    )
    .filter(Boolean)
    .join("\n");

type Windows = Facts["callbackWindows"];

/** One line per window: "Monday to Friday 14:00-16:00". Consecutive days become a range. */
export const typedWindows = (windows: Windows): string =>
  windows.map(({ days, opens, closes }) => `${daysText(days)} ${opens}-${closes}`).join("\n");

function daysText(days: readonly Weekday[]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const follow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  return days.length > 2 && follow ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}

/** null when a line is not a window. */
export function readWindows(text: string): Windows | null {
  const windows: Windows = [];
  for (const line of text.split("\n").map((one) => one.replace(/\s+/g, " ").trim())) {
    if (line === "") continue;
    const [, named = "", opens = "", closes = ""] =
      /^(.+) ((?:[01]\d|2[0-3]):[0-5]\d) ?- ?((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(line) ?? [];
    const days = readDays(named);
    if (!days || opens >= closes) return null;
    windows.push({ days, opens, closes });
  }
  return windows;
}

const dayOf = (name: string) => weekdays.find((day) => day.toLowerCase() === name.toLowerCase());

/** One window as a row of the form; "" where nothing was typed. */
export type WindowRow = { days: readonly Weekday[]; opens: string; closes: string };

/** Rows of a typed fact, also of an invalid one. */
export const windowRows = (typed: string): WindowRow[] =>
  typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, named = "", opens = "", closes = ""] =
        /^(.*?) ?(\d\d:\d\d)? ?- ?(\d\d:\d\d)?$/.exec(line.trim()) ?? [];
      return { days: readDays(named) ?? [], opens, closes };
    });

/** The typed fact: one line per row; a row without times is removed. */
export const typedWindowRows = (rows: readonly WindowRow[]): string =>
  rows
    .filter(({ opens, closes }) => opens || closes)
    .map(({ days, opens, closes }) => `${daysText(days)} ${opens}-${closes}`.trim())
    .join("\n");

/** Named days in the order of the week, without duplicates. */
function readDays(named: string): Weekday[] | null {
  const [, first = "", last = ""] = /^(\w+) to (\w+)$/i.exec(named) ?? [];
  if (first) {
    const [from, to] = [dayOf(first), dayOf(last)].map((day) => (day ? weekdays.indexOf(day) : -1));
    return from !== undefined && to !== undefined && from >= 0 && from < to
      ? weekdays.slice(from, to + 1)
      : null;
  }
  const days = named.split(",").map((name) => dayOf(name.trim()));
  return days.every((day) => day !== undefined)
    ? weekdays.filter((day) => days.includes(day))
    : null;
}
