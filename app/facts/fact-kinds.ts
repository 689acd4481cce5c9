import { mostSources } from "./fact-limits";
import type { EvidenceRecord, Facts } from "./facts-schema";
import { formatPhone } from "./format-facts";
import { type OpenHours, type Weekday, weekdays } from "./hours/opening-hours";
import { asciiEmail, isEmail, plainLine } from "./typed-text";

/** One closed day or period as a row of the form; "" where nothing was typed. */
export type DayRow = Facts["hours"]["closedDays"][number];
/** One window to call back as a row of the form; "" where nothing was typed. */
export type WindowRow = Facts["callbackWindows"][number];

type Kind = {
  /** A fact as people read it, and as its input holds it. */
  show: (value: never) => string;
  /** The fact that was typed, as text or rows; undefined for an invalid one. Reads a fact as itself. */
  read?: (typed: never, options: readonly (string | number)[]) => unknown;
  /** What is read is valid when the fact's own rule accepts it; its rule has no message of its own. */
  byRule?: true;
};

const line = { show: String, read: (text: string) => text.replace(/\s+/g, " ") };
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((one) => one.trim())
    .filter(Boolean);

/** How each kind of field shows a fact, and how it reads one. */
const kinds = {
  text: line,
  long: line,
  choice: {
    show: String,
    read: (typed: string | number, options) =>
      options.find((option) => String(option) === String(typed)),
  },
  choices: {
    show: (chosen: string[]) => chosen.join(", "),
    read: (typed: string[], options) =>
      Array.isArray(typed) && typed.every((one) => options.includes(one)) ? typed : undefined,
  },
  switch: {
    show: (isOn: boolean) => (isOn ? "yes" : ""),
    read: (typed: string | boolean) => typed === true || typed === "yes",
  },
  money: {
    show: (dollars: number) => dollars.toFixed(2),
    read: (typed: string | number) => (typeof typed === "number" ? typed : readDollars(typed)),
  },
  phone: {
    show: (phone: string) => (/^\+1\d{10}$/.test(phone) ? formatPhone(phone) : phone),
    read: (text: string) => {
      const digits = plainLine(text).replace(/[\s().-]/g, "");
      const [, number] = /^(?:\+?1)?([2-9]\d{9})$/.exec(digits) ?? [];
      return number && `+1${number}`;
    },
  },
  email: {
    show: String,
    read: (text: string) => [asciiEmail(text)].find(isEmail),
  },
  link: {
    show: String,
    read: (text: string) =>
      /^https:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text) ? text : undefined,
  },
  day: { show: String, byRule: true },
  hours: {
    show: ({ opens, closes }: NonNullable<OpenHours>) => `${opens}-${closes}`,
    byRule: true,
  },
  list: {
    show: (lines: string[]) => lines.join("\n"),
    read: (typed: string | string[]) => (typeof typed === "string" ? linesOf(typed) : typed),
    byRule: true,
  },
  sources: {
    show: (sources: EvidenceRecord["sources"]) =>
      sources.map(({ year, title, url }) => `${year} ${title} ${url}`).join("\n"),
    read: (typed: string | EvidenceRecord["sources"]) =>
      typeof typed === "string" ? readSources(typed) : typed,
  },
  days: {
    show: (rows: DayRow[]) => rows.map(dayText).join("\n"),
    read: (rows: DayRow[]) =>
      Array.isArray(rows) ? rows.map((row) => ({ ...row, until: row.until || row.from })) : rows,
    byRule: true,
  },
  windows: {
    show: (rows: WindowRow[]) =>
      rows
        .map(({ days, opens, closes }) => `${daysText(days)} ${opens}-${closes}`.trim())
        .join("\n"),
    byRule: true,
  },
} satisfies Record<string, Kind>;

export type FieldKind = keyof typeof kinds;

/** How a kind of field reads what was typed. */
export const readerOf = (kind: FieldKind): Kind => kinds[kind];

/** Kinds of facts that have several inputs: what is typed for them is never one text. */
const inSeveralInputs: readonly FieldKind[] = ["choices", "hours", "days", "windows"];

/** A fact, or what was typed for one, as its field shows it. */
export function shownFact({ kind }: { kind: FieldKind }, value: unknown): string {
  if (value === undefined || value === null) return "";
  const isText = typeof value === "string" && kind !== "phone";
  return isText ? value : kinds[kind].show(value as never);
}

function readDollars(text: string) {
  const [, dollars = "", cents = ""] =
    /^\$?\s*(\d{1,3},\d{3}|\d{1,6})(?:\.(\d{1,2}))?$/.exec(plainLine(text)) ?? [];
  const inCents = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  return inCents > 0 ? inCents / 100 : undefined;
}

function readSources(text: string): EvidenceRecord["sources"] | undefined {
  const sources = [];
  for (const line of linesOf(text)) {
    const [year = "", ...words] = line.split(/\s+/);
    const url = words.pop() ?? "";
    if (!/^\d{4}$/.test(year) || words.length === 0 || !url.startsWith("https://"))
      return undefined;
    sources.push({ title: words.join(" "), url, year: Number(year) });
  }
  return sources.length <= mostSources ? sources : undefined;
}

const dayText = ({ from, until, name, repeats }: DayRow) =>
  [from, until && until !== from ? `to ${until}` : "", name, repeats && `(${repeats})`]
    .filter(Boolean)
    .join(" ");

/** Three consecutive days or more are a range. */
function daysText(days: readonly Weekday[]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const follow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  return days.length > 2 && follow ? `${days[0]} to ${days.at(-1)}` : days.join(", ");
}

/**
 * Id and name of a fact's field in its form, without the dots that forms may not have. Facts with
 * several inputs add a part to the name.
 */
export const fieldId = (path: string) => path.replace(/^spanish\./, "es.").replace(/[^\w-]/g, "-");

/**
 * What was typed in a form of facts, by path: texts, and rows of facts that have several inputs. A
 * fact that was not sent is absent, and an empty row is left out; null is a closed day.
 */
export function readTypedFields(
  form: FormData,
  fields: readonly { path: string; kind: FieldKind }[],
): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const { path, kind } of fields) {
    const name = fieldId(path);
    const all = (part: string) => form.getAll(`${name}-${part}`).map(plainField);
    const times = () => {
      const closes = all("closes");
      return all("opens").map((opens, n) => ({
        opens: opens.slice(0, 5),
        closes: closes[n]?.slice(0, 5) ?? "",
      }));
    };
    const hasTimes = form.has(`${name}-opens`);
    const value = form.get(name);
    // A hidden field is sent where no box is ticked.
    if (kind === "choices" && form.has(name))
      typed[path] = form.getAll(name).map(plainField).filter(Boolean);
    else if (kind === "hours" && hasTimes) {
      const [hours] = times().filter(({ opens, closes }) => opens || closes);
      typed[path] = form.has(`${name}-closed`) ? null : (hours ?? null);
    } else if (kind === "days" && form.has(`${name}-from`)) {
      const [untils, names, repeated] = [all("until"), all("name"), all("repeats")];
      typed[path] = all("from")
        .map((from, n) => ({
          from,
          until: untils[n] ?? "",
          name: names[n]?.trim() ?? "",
          ...(repeated[n] && { repeats: repeated[n] }),
        }))
        .filter(({ from, until, name }) => from || until || name);
    } else if (kind === "windows" && hasTimes)
      typed[path] = times()
        .map((row, n) => ({
          days: weekdays.filter((day) => all(`days-${n}`).includes(day)),
          opens: row.opens,
          closes: row.closes,
        }))
        .filter(({ opens, closes }) => opens || closes);
    else if (typeof value === "string" && !inSeveralInputs.includes(kind))
      typed[path] = plainField(value);
  }
  return typed;
}

const plainField = (value: FormDataEntryValue) =>
  String(value).replaceAll("\r\n", "\n").replaceAll("\0", "");
