import { ownQuestions, ownTexts } from "~/content/en/own-texts";
import { type FactChange, factAt, sameFact, valueAt } from "~/facts/fact-change";
import { everyField, type FactField } from "~/facts/fact-fields";
import type { Facts } from "~/facts/facts-schema";
import { readTyped, type Typed, typedFact } from "~/facts/typed-fact";

/** The fields of all facts, with their formatting and parsing. */
export function fieldsOf(facts: Facts) {
  const fields = everyField(
    facts,
    ownQuestions(facts).map(({ key }) => key),
  );
  const own = ownTexts(facts);
  return {
    has: (path: string) => fields.has(path),
    field: (path: string) => fields.get(path),
    /** Path of the field that holds the fact at a path, such as a list's for one of its lines. */
    nearest(path: string): string {
      const keys = path.split(".");
      const ends = keys.map((_, at) => keys.slice(0, keys.length - at).join("."));
      return ends.find((end) => fields.has(end)) ?? path;
    },
    /** Text of the fact's field; the site's own words where nothing is published. */
    typed(path: string, of: Facts = facts): string {
      const field = fields.get(path);
      const value = factAt(of, path);
      return value === undefined
        ? (own.get(path) ?? "")
        : field
          ? asTyped(field, value)
          : asText(value);
    },
    /** A value of the fact as its field shows it. */
    show(path: string, value: unknown): string {
      const field = fields.get(path);
      return value === undefined
        ? (own.get(path) ?? "")
        : field
          ? asTyped(field, value)
          : asText(value);
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

export type Fields = ReturnType<typeof fieldsOf>;
