import type { FactField } from "./fact-fields";
import type { Facts } from "./facts-schema";
import { formatPhone } from "./format-phone";
import { parseDate } from "./hours/local-date";
import type { OpenHours } from "./hours/opening-hours";
import { readWindows, typedWindows } from "./typed-windows";

/** What is wrong with what was typed; content/en/pages/staff-site.ts says it in words. */
export type TypedFault =
  | "empty"
  | "too-long"
  | "money"
  | "phone"
  | "email"
  | "day"
  | "days"
  | "windows"
  | "hours"
  | "link"
  | "choice"
  | "list";

export type Typed = { value: unknown } | { fault: TypedFault };

/** A fact as it stands in its field. */
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
      return (value as { from: string; until: string; name: string }[])
        .map(({ from, until, name }) => `${from}${until === from ? "" : ` to ${until}`} ${name}`)
        .join("\n");
    case "windows":
      return typedWindows(value as Facts["callbackWindows"]);
    default:
      return String(value);
  }
}

/** Reads what was typed. Empty optional fields are undefined, or null where the fact is nullable. */
export function readTyped(field: FactField, text: string): Typed {
  const typed = text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim();
  if (field.kind === "switch") return { value: typed === "yes" };
  if (typed === "" && field.kind !== "hours" && field.kind !== "days")
    return field.empty === "refused" ? { fault: "empty" } : { value: emptyOf(field) };
  if (field.longest && typed.length > field.longest) return { fault: "too-long" };
  return readers[field.kind](typed, field);
}

const emptyOf = ({ empty }: FactField) =>
  ({ refused: undefined, absent: undefined, null: null, text: "", list: [] })[empty];

const readers: Record<Exclude<FactField["kind"], "switch">, (t: string, f: FactField) => Typed> = {
  text: (text) => ({ value: text.replace(/\s+/g, " ") }),
  long: (text) => ({ value: text.replace(/\s+/g, " ") }),
  choice: (text, { options = [] }) =>
    options.includes(text) ? { value: text } : { fault: "choice" },
  minutes: (text, { options = [] }) =>
    options.includes(text) ? { value: Number(text) } : { fault: "choice" },
  money: (text) => {
    const [, dollars = "", cents = ""] =
      /^\$?\s*(\d{1,3},\d{3}|\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    if (dollars === "") return { fault: "money" };
    const inCents = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
    return inCents > 0 ? { value: inCents / 100 } : { fault: "money" };
  },
  phone: (text) => {
    const digits = text.replace(/[\s().-]/g, "");
    const [, number] = /^(?:\+?1)?([2-9]\d{9})$/.exec(digits) ?? [];
    return number ? { value: `+1${number}` } : { fault: "phone" };
  },
  email: (text) =>
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? { value: text } : { fault: "email" },
  link: (text) =>
    /^https:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text)
      ? { value: text }
      : { fault: "link" },
  day: (text) => (parseDate(text) ? { value: text } : { fault: "day" }),
  hours: (text) => {
    if (text === "" || text === "-") return { value: null };
    const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
    return opens && closes && opens < closes ? { value: { opens, closes } } : { fault: "hours" };
  },
  list: (text, { least = 1 }) => {
    const lines = text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    return lines.length >= least ? { value: lines } : { fault: "list" };
  },
  windows: (text) => {
    const value = readWindows(text);
    return value ? { value } : { fault: "windows" };
  },
  days: (text) => {
    const value = [];
    for (const line of text
      .split("\n")
      .map((one) => one.trim())
      .filter(Boolean)) {
      const [, from = "", until = from, name] =
        /^(\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))? (.+)$/.exec(line) ?? [];
      if (!name || !parseDate(from) || !parseDate(until) || until < from) return { fault: "days" };
      value.push({ from, until, name });
    }
    return { value };
  },
};

type ClosedDays = Facts["hours"]["closedDays"];

/** The closed days that are typed in `to` and not in `from`; none while `to` cannot be read. */
export function closedDaysAdded(from: string, to: string): ClosedDays {
  const read = (text: string) => {
    const typed = readers.days(text, { path: "", kind: "days", empty: "list" });
    return "value" in typed ? (typed.value as ClosedDays) : [];
  };
  const before = new Set(read(from).map((day) => `${day.from} ${day.until}`));
  return read(to).filter((day) => !before.has(`${day.from} ${day.until}`));
}
