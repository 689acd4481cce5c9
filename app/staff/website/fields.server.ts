import { ownQuestions, ownTexts } from "~/content/en/own-texts";
import { type FactChange, factAt, sameFact, valueAt } from "~/facts/fact-change";
import { everyField, type FactField, fieldName } from "~/facts/fact-fields";
import { readTyped, type Typed, typedFact, typedRows, typedWindowRows } from "~/facts/fact-kinds";
import type { Facts } from "~/facts/facts-schema";
import { weekdays } from "~/facts/hours/opening-hours";

/** The fields of all facts, with their formatting and parsing. */
export function fieldsOf(facts: Facts) {
  const fields = everyField(
    facts,
    ownQuestions(facts).map(({ key }) => key),
  );
  const own = ownTexts(facts);
  /** A value of the fact as its field shows it; the site's own words where there is none. */
  const show = (path: string, value: unknown): string => {
    const field = fields.get(path);
    if (value === undefined) return own.get(path) ?? "";
    return field ? asTyped(field, value) : asText(value);
  };
  return {
    has: (path: string) => fields.has(path),
    field: (path: string) => fields.get(path),
    show,
    /** Text of the fact's field. */
    typed: (path: string, of: Facts = facts) => show(path, factAt(of, path)),
    /** Path of the field that holds the fact at a path, such as a list's for one of its lines. */
    nearest(path: string): string {
      const keys = path.split(".");
      const ends = keys.map((_, at) => keys.slice(0, keys.length - at).join("."));
      return ends.find((end) => fields.has(end)) ?? path;
    },
    /** Changes per field: a banner that changed as a whole becomes changes of its fields. */
    inFields: (changes: readonly FactChange[]): FactChange[] =>
      changes.flatMap((change) => {
        const below = [...fields.keys()].filter((path) => path.startsWith(`${change.path}.`));
        if (below.length === 0) return follows.test(change.path) ? [] : [change];
        return below
          .map((path) => {
            const rest = path.slice(change.path.length + 1);
            return { path, from: valueAt(change.from, rest), to: valueAt(change.to, rest) };
          })
          .filter(({ from, to }) => !sameFact(from ?? "", to ?? ""));
      }),
    /** Typing the site's own words stores no wording of the clinic's. */
    read(path: string, text: string): Typed {
      const field = fields.get(path);
      if (!field) return { error: "choice" };
      if (own.get(path) === text.replace(/\s+/g, " ").trim()) return { value: undefined };
      return readTyped(field, text);
    },
  };
}

export type Fields = ReturnType<typeof fieldsOf>;

/** Facts that only change along with another one. */
const follows = /\.(priceEdited|recordedBy)$/;

/** For a fact without a field, such as the clinic's name, which only an import changes. */
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** A stored value may have an older shape than its field. */
function asTyped(field: FactField, value: unknown): string {
  try {
    return typedFact(field, value);
  } catch {
    return asText(value);
  }
}

/** Suffix of the first field's name, for facts with several fields. */
const firstOf: Partial<Record<FactField["kind"], string>> = {
  ...{ hours: "opens", days: "from", windows: "opens" },
};

/**
 * Typed values of a form of facts, by path. Two times of a day are one fact: "09:00-17:00", or ""
 * where both are empty or the day is closed. The rows of closed days are one fact too, and so are
 * those of times to call back.
 */
export function readTypedFields(
  form: FormData,
  fields: readonly Pick<FactField, "path" | "kind">[],
): Record<string, string> {
  const typed: Record<string, string> = {};
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  for (const { path, kind } of fields) {
    const name = fieldName(path);
    const all = (part: string) => form.getAll(`${name}-${part}`).map(String);
    const value = text(firstOf[kind] ? `${name}-${firstOf[kind]}` : name);
    if (value === null) continue;
    if (kind === "hours") {
      const closes = text(`${name}-closes`) ?? "";
      const isClosed = text(`${name}-closed`) !== null || (value === "" && closes === "");
      typed[path] = isClosed ? "" : `${value.slice(0, 5)}-${closes.slice(0, 5)}`;
    } else if (kind === "days") {
      const [untils, names] = [all("until"), all("name")];
      typed[path] = typedRows(
        all("from").map((from, n) => ({ from, until: untils[n] ?? "", name: names[n] ?? "" })),
      );
    } else if (kind === "windows") {
      const closes = all("closes");
      typed[path] = typedWindowRows(
        all("opens").map((opens, n) => ({
          days: weekdays.filter((day) => all(`days-${n}`).includes(day)),
          opens: opens.slice(0, 5),
          closes: closes[n]?.slice(0, 5) ?? "",
        })),
      );
    } else typed[path] = value;
  }
  return typed;
}
