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

function daysText(days: readonly Weekday[]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const follow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  return days.length > 2 && follow ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}

/** null when a line is not a window. */
export function readWindows(text: string): Windows | null {
  const windows = windowRows(text);
  const isRight = ({ days, opens, closes }: WindowRow) =>
    days.length > 0 && time.test(opens) && time.test(closes) && opens < closes;
  return windows.every(isRight) ? windows : null;
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

const dayOf = (name: string) => weekdays.find((day) => day.toLowerCase() === name.toLowerCase());

/** One window as a row of the form; "" where nothing was typed. */
export type WindowRow = Windows[number];

/** Rows of a typed fact, also of an invalid one. */
export const windowRows = (typed: string): WindowRow[] =>
  typed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, named = "", opens = "", closes = ""] =
        /^(.*?) ?(\d\d:\d\d)? ?- ?(\d\d:\d\d)?$/.exec(line.replace(/\s+/g, " ").trim()) ?? [];
      return { days: readDays(named) ?? [], opens, closes };
    });

/**
 * The typed fact: one line per window, such as "Monday to Friday 14:00-16:00"; a row without times
 * is removed. Consecutive days become a range.
 */
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
