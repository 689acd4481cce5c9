import { factAt } from "./fact-path";
import type { Facts } from "./facts-schema";

/**
 * The facts that are words, which have a Spanish text beside the English one; "*" is any key. "shown":
 * a page cannot do without the fact, so a Spanish page shows it in English until there is a Spanish
 * text. "left out": a Spanish page says what it says while the clinic has not supplied the fact.
 * Names, addresses, numbers and the name on a card's statement are the same in every language.
 */
const factsInWords: Readonly<Record<string, "shown" | "left out">> = {
  banner: "shown",
  "bannerNotice.text": "shown",
  areaServed: "shown",
  languages: "shown",
  "hours.holidayNote": "shown",
  "hours.closedDays": "left out",
  phoneAnsweredBy: "left out",
  accessContact: "left out",
  "replies.by": "left out",
  "replies.within": "left out",
  "people.*.role": "shown",
  "people.*.training": "shown",
  "people.*.sentence": "shown",
  "place.entrance": "left out",
  "place.parking": "left out",
  "place.access": "left out",
  "practical.*": "left out",
  "privacyNotice.effective": "shown",
  "privacyNotice.text": "shown",
  "treatments.*.supply": "shown",
  "treatments.*.lasts": "left out",
  "treatments.*.summary": "shown",
  "treatments.*.description": "shown",
  "treatments.*.evidence.sources": "shown",
  "questions.*.question": "shown",
  "questions.*.answer": "shown",
};

const anyKey = /^(treatments|people|practical|questions)\.[^.]+/;

/** What a Spanish page does without a Spanish text of this fact; undefined for one that has none. */
export function withoutSpanish(path: string): "shown" | "left out" | undefined {
  if (path === "practical.statementName") return undefined;
  return factsInWords[path] ?? factsInWords[path.replace(anyKey, "$1.*")];
}

/** Paths of the facts in words that the clinic has supplied. */
export const pathsInWords = (facts: Facts): string[] =>
  Object.keys(factsInWords)
    .flatMap((pattern) => {
      const [group = "", rest = ""] = pattern.split(".*");
      if (!pattern.includes("*")) return [pattern];
      return Object.keys(factAt(facts, group) ?? {}).map((key) => `${group}.${key}${rest}`);
    })
    .filter((path) => withoutSpanish(path) && hasWords(factAt(facts, path)));

const hasWords = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";

/** English texts of the site itself, which a Spanish text may replace alone. */
const ofTheSite = /^(treatments\.[^.]+\.(summary|description)|questions\..+)$/;

/** Why a Spanish text does not fit its English one. */
export type SpanishProblem = "no-english" | "other-lines";

/** Checks the Spanish text of the fact at a path; undefined where it fits. */
export function spanishProblem(facts: Facts, path: string): SpanishProblem | undefined {
  const english = factAt(facts, path);
  if (!hasWords(english)) return ofTheSite.test(path) ? undefined : "no-english";
  const lines = (value: unknown) => (Array.isArray(value) ? value.length : null);
  return lines(english) === lines(facts.spanish[path]) ? undefined : "other-lines";
}

/** "4 weeks" is "4 semanas"; undefined for other texts. */
function timeInSpanish(english: string): string | undefined {
  const [, number, unit] = /^(\d{1,3})[ -](day|week|month)s?$/i.exec(english.trim()) ?? [];
  if (!unit) return undefined;
  const style = { style: "unit", unit: unit.toLowerCase(), unitDisplay: "long" } as const;
  return new Intl.NumberFormat("es", style).format(Number(number));
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const namesIn = (locale: string) =>
  new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
/** Spanish names of languages with a code of two letters (ISO 639-1), by the English ones. */
let languageNames: ReadonlyMap<string, string> | undefined;

/** "Spanish" is "español"; undefined for other texts. */
function languageInSpanish(english: string): string | undefined {
  const [en, es] = [namesIn("en"), namesIn("es")];
  languageNames ??= new Map(
    letters.flatMap((first) =>
      letters.flatMap((second) => {
        const [name, spanish] = [en.of(first + second), es.of(first + second)];
        return name && spanish ? [[name.toLowerCase(), spanish] as const] : [];
      }),
    ),
  );
  return languageNames.get(english.trim().toLowerCase());
}

/** The Spanish of one line of a fact that needs no translator: a time, or a language's name. */
export function knownInSpanish(path: string, english: string): string | undefined {
  if (path.endsWith(".lasts")) return timeInSpanish(english);
  return path === "languages" ? languageInSpanish(english) : undefined;
}

/** The Spanish text of the fact at a path; undefined without one that fits. */
export function spanishOf(facts: Facts, path: string): string | readonly string[] | undefined {
  if (!spanishProblem(facts, path) && facts.spanish[path] !== undefined) return facts.spanish[path];
  const english = factAt(facts, path);
  if (!Array.isArray(english)) return knownInSpanish(path, String(english));
  const known = english.map((one) => knownInSpanish(path, String(one)));
  return known.every((one) => one !== undefined) && known.length > 0 ? known : undefined;
}

/** Paths of the facts that Spanish pages show in English. */
export const shownInEnglish = (facts: Facts): string[] =>
  pathsInWords(facts).filter(
    (path) => withoutSpanish(path) === "shown" && spanishOf(facts, path) === undefined,
  );
