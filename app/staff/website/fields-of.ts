import { ownQuestions, ownTexts } from "~/content/en/own-texts";
import { type FactChange, factAt, sameFact } from "~/facts/fact-change";
import { type FactField, readTyped, type Typed } from "~/facts/fact-fields";
import { shownFact } from "~/facts/fact-kinds";
import type { Facts } from "~/facts/facts-schema";
import { everyField } from "./site-fields";

/** The fields of all facts, with their formatting and parsing. */
export function fieldsOf(facts: Facts) {
  const fields = everyField(
    facts,
    ownQuestions(facts).map(({ key }) => key),
  );
  const own = ownTexts(facts);
  /** A value or draft of the fact as text; the site's own words where there is none. */
  const show = (path: string, value: unknown): string => {
    const field = fields.get(path);
    if (value === undefined || value === null) return own.get(path) ?? "";
    return field ? asShown(field, value) : asText(value);
  };
  return {
    has: (path: string) => fields.has(path),
    field: (path: string) => fields.get(path),
    show,
    /** The fact as text. */
    text: (path: string, of: Facts = facts) => show(path, factAt(of, path)),
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
            return { path, from: factAt(change.from, rest), to: factAt(change.to, rest) };
          })
          .filter(({ from, to }) => !sameFact(from ?? "", to ?? ""));
      }),
    /** Typing the site's own words stores no wording of the clinic's. */
    read(path: string, typed: unknown): Typed {
      const field = fields.get(path);
      if (!field) return { error: "choice" };
      const isOwn =
        typeof typed === "string" && own.get(path) === typed.replace(/\s+/g, " ").trim();
      return isOwn ? { value: undefined } : readTyped(field, typed);
    },
  };
}

export type Fields = ReturnType<typeof fieldsOf>;

/** Facts that only change along with another one. */
const follows = /\.(priceEdited|recordedBy)$/;

/** For a fact without a field, such as the clinic's name, which only an import changes. */
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** A stored value may have an older shape than its field. */
function asShown(field: FactField, value: unknown): string {
  try {
    return shownFact(field, value);
  } catch {
    return asText(value);
  }
}
