import { mostSources } from "./fact-limits";
import type { EvidenceRecord } from "./facts-schema";
import { formatPhone } from "./format-facts";
import { parseDate } from "./hours/local-date";
import { type OpenHours, weekdays } from "./hours/opening-hours";
import { readClosedDays, readWindows, typedRows, typedWindowRows } from "./typed-rows";
import { asciiEmail, isEmail, plainLine } from "./typed-text";

/** A fact that can be changed at the desk. */
export type FactField = {
  /** Path of the fact. */
  path: string;
  kind: FieldKind;
  /** What an empty text means: it is rejected, or the fact becomes this value. */
  empty: "refused" | keyof typeof emptyValues;
  /** Most characters. */
  longest?: number;
  /** Fewest lines of a list. */
  least?: number;
  options?: readonly string[];
};

const emptyValues = { absent: undefined, null: null, text: "", list: [], no: false };

/** Error code of a typed fact; content/en/staff/staff-site.ts has the messages. */
export type TypedFactError =
  | "empty"
  | "too-long"
  | "choice"
  | "money"
  | "phone"
  | "email"
  | "link"
  | "day"
  | "hours"
  | "list"
  | "sources"
  | "windows"
  | "days";

export type Typed = { value: unknown } | { error: TypedFactError };

type Kind = {
  /** The text in the field of a fact. */
  show: (value: never) => string;
  /** The fact that a text means; the text is trimmed and not empty. */
  read: (text: string, field: FactField) => Typed;
};

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
const oneLine = (text: string) => ({ value: text.replace(/\s+/g, " ") });
const valueOr = (error: TypedFactError, value: unknown): Typed =>
  value === null ? { error } : { value };
const numberOf = (text: string, { options = [] }: FactField) =>
  valueOr("choice", options.includes(text) ? Number(text) : null);

/** How each kind of field shows a fact, and how it reads one. */
const kinds = {
  text: { show: String, read: oneLine },
  long: { show: String, read: oneLine },
  choice: {
    show: String,
    read: (text, { options = [] }) => valueOr("choice", options.includes(text) ? text : null),
  },
  minutes: { show: String, read: numberOf },
  notice: { show: String, read: numberOf },
  switch: {
    show: (isOn: boolean) => (isOn ? "yes" : ""),
    read: (text) => ({ value: text === "yes" }),
  },
  money: {
    show: (dollars: number) => dollars.toFixed(2),
    read: (text) => {
      const [, dollars = "", cents = ""] =
        /^\$?\s*(\d{1,3},\d{3}|\d{1,6})(?:\.(\d{1,2}))?$/.exec(plainLine(text)) ?? [];
      const inCents = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
      return inCents > 0 ? { value: inCents / 100 } : { error: "money" };
    },
  },
  phone: {
    show: formatPhone,
    read: (text) => {
      const digits = plainLine(text).replace(/[\s().-]/g, "");
      const [, number] = /^(?:\+?1)?([2-9]\d{9})$/.exec(digits) ?? [];
      return number ? { value: `+1${number}` } : { error: "phone" };
    },
  },
  email: {
    show: String,
    read: (text) => {
      const email = asciiEmail(text);
      return isEmail(email) ? { value: email } : { error: "email" };
    },
  },
  link: {
    show: String,
    read: (text) =>
      /^https:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text)
        ? { value: text }
        : { error: "link" },
  },
  day: {
    show: String,
    read: (text) => (parseDate(text) ? { value: text } : { error: "day" }),
  },
  hours: {
    show: ({ opens, closes }: NonNullable<OpenHours>) => `${opens}-${closes}`,
    read: (text) => {
      if (text === "-") return { value: null };
      const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
      return opens && closes && opens < closes ? { value: { opens, closes } } : { error: "hours" };
    },
  },
  list: {
    show: (lines: string[]) => lines.join("\n"),
    read: (text, { least = 1 }) => {
      const lines = linesOf(text);
      return lines.length >= least ? { value: lines } : { error: "list" };
    },
  },
  sources: {
    show: (sources: EvidenceRecord["sources"]) =>
      sources.map(({ year, title, url }) => `${year} ${title} ${url}`).join("\n"),
    read: (text) => valueOr("sources", readSources(text)),
  },
  windows: { show: typedWindowRows, read: (text) => valueOr("windows", readWindows(text)) },
  days: { show: typedRows, read: (text) => valueOr("days", readClosedDays(text)) },
} satisfies Record<string, Kind>;

export type FieldKind = keyof typeof kinds;

/** A fact as its field shows it. */
export const typedFact = ({ kind }: Pick<FactField, "kind">, value: unknown): string =>
  value === undefined || value === null ? "" : kinds[kind].show(value as never);

/** Parses typed text. Empty optional fields are undefined, or null where the fact is nullable. */
export function readTyped(field: FactField, text: string): Typed {
  const typed = text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim();
  if (typed === "")
    return field.empty === "refused" ? { error: "empty" } : { value: emptyValues[field.empty] };
  if (field.longest && typed.length > field.longest) return { error: "too-long" };
  return kinds[field.kind].read(typed, field);
}

function readSources(text: string): EvidenceRecord["sources"] | null {
  const sources = [];
  for (const line of linesOf(text)) {
    const [year = "", ...words] = line.split(/\s+/);
    const url = words.pop() ?? "";
    if (!/^\d{4}$/.test(year) || words.length === 0 || !url.startsWith("https://")) return null;
    sources.push({ title: words.join(" "), url, year: Number(year) });
  }
  return sources.length <= mostSources ? sources : null;
}

/**
 * Id and name of a fact's field in its form, without the dots that forms may not have. Facts with
 * several inputs add a part to the name.
 */
export const fieldId = (path: string) => path.replace(/[^\w-]/g, "-");

/**
 * Typed values of a form of facts, by path; a fact that was not sent is absent. Two times of a day
 * are one fact: "09:00-17:00", or "" where both are empty or the day is closed. The rows of closed
 * days are one fact too, and so are those of times to call back.
 */
export function readTypedFields(
  form: FormData,
  fields: readonly Pick<FactField, "path" | "kind">[],
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const { path, kind } of fields) {
    const name = fieldId(path);
    const all = (part: string) => form.getAll(`${name}-${part}`).map(String);
    const value = form.get(name);
    if (kind === "hours" && form.has(`${name}-opens`)) {
      const [opens = "", closes = ""] = [...all("opens"), ...all("closes")];
      const isClosed = form.has(`${name}-closed`) || (opens === "" && closes === "");
      typed[path] = isClosed ? "" : `${opens.slice(0, 5)}-${closes.slice(0, 5)}`;
    } else if (kind === "days" && form.has(`${name}-from`)) {
      const [untils, names] = [all("until"), all("name")];
      typed[path] = typedRows(
        all("from").map((from, n) => ({ from, until: untils[n] ?? "", name: names[n] ?? "" })),
      );
    } else if (kind === "windows" && form.has(`${name}-opens`)) {
      const closes = all("closes");
      typed[path] = typedWindowRows(
        all("opens").map((opens, n) => ({
          days: weekdays.filter((day) => all(`days-${n}`).includes(day)),
          opens: opens.slice(0, 5),
          closes: closes[n]?.slice(0, 5) ?? "",
        })),
      );
    } else if (typeof value === "string") typed[path] = value;
  }
  return typed;
}
