import type { FactField } from "./fact-fields";
import { mostSources } from "./fact-limits";
import type { EvidenceRecord, Facts } from "./facts-schema";
import { formatPhone } from "./format-facts";
import { parseDate } from "./hours/local-date";
import { type OpenHours, type Weekday, weekdays } from "./hours/opening-hours";

/** Error code of a typed fact; content/en/staff/staff-site.ts has the messages. */
export type TypedFactError =
  | "empty"
  | "too-long"
  | Exclude<FactField["kind"], "text" | "long" | "switch" | "minutes" | "notice">;

export type Typed = { value: unknown } | { error: TypedFactError };

/** A fact as its field shows it. */
export function typedFact({ kind }: Pick<FactField, "kind">, value: unknown): string {
  if (value === undefined || value === null) return "";
  switch (kind) {
    case "money":
      return (value as number).toFixed(2);
    case "switch":
      return value ? "yes" : "";
    case "phone":
      return formatPhone(value as string);
    case "hours": {
      const { opens, closes } = value as NonNullable<OpenHours>;
      return `${opens}-${closes}`;
    }
    case "list":
      return (value as string[]).join("\n");
    case "days":
      return typedRows(value as ClosedDays);
    case "sources":
      return (value as EvidenceRecord["sources"])
        .map(({ year, title, url }) => `${year} ${title} ${url}`)
        .join("\n");
    case "windows":
      return typedWindows(value as Facts["callbackWindows"]);
    default:
      return String(value);
  }
}

/** Parses typed text. Empty optional fields are undefined, or null where the fact is nullable. */
export function readTyped(field: FactField, text: string): Typed {
  const typed = text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim();
  if (field.kind === "switch") return { value: typed === "yes" };
  if (typed === "" && field.kind !== "hours" && field.kind !== "days")
    return field.empty === "refused" ? { error: "empty" } : { value: emptyOf(field) };
  if (field.longest && typed.length > field.longest) return { error: "too-long" };
  return readers[field.kind](typed, field);
}

const emptyOf = ({ empty }: FactField) =>
  ({ refused: undefined, absent: undefined, null: null, text: "", list: [] })[empty];

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const amount = (text: string, { options = [] }: FactField): Typed =>
  options.includes(text) ? { value: Number(text) } : { error: "choice" };

const readers: Record<Exclude<FactField["kind"], "switch">, (t: string, f: FactField) => Typed> = {
  text: (text) => ({ value: text.replace(/\s+/g, " ") }),
  long: (text) => ({ value: text.replace(/\s+/g, " ") }),
  choice: (text, { options = [] }) =>
    options.includes(text) ? { value: text } : { error: "choice" },
  minutes: amount,
  notice: amount,
  money: (text) => {
    const [, dollars = "", cents = ""] =
      /^\$?\s*(\d{1,3},\d{3}|\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    if (dollars === "") return { error: "money" };
    const inCents = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
    return inCents > 0 ? { value: inCents / 100 } : { error: "money" };
  },
  phone: (text) => {
    const digits = text.replace(/[\s().-]/g, "");
    const [, number] = /^(?:\+?1)?([2-9]\d{9})$/.exec(digits) ?? [];
    return number ? { value: `+1${number}` } : { error: "phone" };
  },
  email: (text) =>
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? { value: text } : { error: "email" },
  link: (text) =>
    /^https:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text)
      ? { value: text }
      : { error: "link" },
  day: (text) => (parseDate(text) ? { value: text } : { error: "day" }),
  hours: (text) => {
    if (text === "" || text === "-") return { value: null };
    const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
    return opens && closes && opens < closes ? { value: { opens, closes } } : { error: "hours" };
  },
  list: (text, { least = 1 }) => {
    const lines = linesOf(text);
    return lines.length >= least ? { value: lines } : { error: "list" };
  },
  windows: (text) => {
    const value = readWindows(text);
    return value ? { value } : { error: "windows" };
  },
  sources: (text) => {
    const value = [];
    for (const line of linesOf(text)) {
      const [year = "", ...words] = line.split(/\s+/);
      const url = words.pop() ?? "";
      if (!/^\d{4}$/.test(year) || words.length === 0 || !url.startsWith("https://"))
        return { error: "sources" };
      value.push({ title: words.join(" "), url, year: Number(year) });
    }
    return value.length <= mostSources ? { value } : { error: "sources" };
  },
  days: (text) => {
    const value = rowsOf(text).map((row) => ({ ...row, until: row.until || row.from }));
    const isRight = ({ from, until, name }: DayRow) =>
      name !== "" && parseDate(from) && parseDate(until) && from <= until;
    return value.every(isRight) ? { value } : { error: "days" };
  },
};

type ClosedDays = Facts["hours"]["closedDays"];

/** Closed days in `to` that are not in `from`; none while `to` is invalid. */
export function closedDaysAdded(from: string, to: string): ClosedDays {
  const read = (text: string) => {
    const typed = readers.days(text, { path: "", kind: "days", empty: "list" });
    return "value" in typed ? (typed.value as ClosedDays) : [];
  };
  const before = new Set(read(from).map((day) => `${day.from} ${day.until}`));
  return read(to).filter((day) => !before.has(`${day.from} ${day.until}`));
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
