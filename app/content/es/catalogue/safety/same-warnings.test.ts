import { describe, expect, it } from "vitest";
import { documentsIn, mainOf, textOf } from "../../../../../tests/fixtures/built-texts";
import type { Safety } from "../../../../catalogue/product";
import { listings as english } from "../../../en/catalogue/listings";
import { absoluteRules as englishRules } from "../../../en/catalogue/safety/absolute-rules";
import { listings as spanish } from "../listings";
import { absoluteRules as spanishRules } from "./absolute-rules";

/** What a warning is about, in both languages: each English mention has its Spanish one. */
const subjects: Readonly<Record<string, [english: RegExp, spanish: RegExp]>> = {
  "911": [/\b911\b/, /\b911\b/],
  nitrates: [/nitrat/i, /nitrat/i],
  poppers: [/poppers/i, /poppers/i],
  riociguat: [/riociguat/i, /riociguat/i],
  pregnancy: [/pregnan/i, /embaraz/i],
  breastfeeding: [/breastfe/i, /amamant/i],
  "MEN 2": [/MEN 2/, /MEN 2/],
  "thyroid cancer": [/medullary thyroid/i, /medular de tiroides/i],
  cancer: [/\bcancer/i, /cáncer/i],
  "breast cancer": [/breast cancer/i, /cáncer [^.;]*de mama/i],
  prostate: [/prostat/i, /próstata/i],
  "under 18": [/under 18/i, /menor(?:es)? de 18/i],
  "blood pressure": [/blood pressure/i, /presión arterial/i],
  suicide: [/suicid|988/i, /suicid|988/i],
  "an emergency room": [/emergency room/i, /sala de emergencias/i],
  clots: [/\bclots?\b/i, /coágulo/i],
};

/** Names of the subjects that a text mentions. */
const mentionedIn = (text: string, at: 0 | 1) =>
  Object.entries(subjects)
    .filter(([, of]) => of[at].test(text))
    .map(([name]) => name);

const lists = [
  "whoShouldNot",
  "notIf",
  "tellUsFirst",
  "commonSideEffects",
  "getHelp",
  "call911",
] as const satisfies readonly (keyof Safety)[];

/** Letters and digits: Spanish needs more of them for the same warning. */
const lengthOf = (text: string) => text.replace(/[^\p{L}\d]/gu, "").length;

const pairs = english.map(({ slug, safety }) => ({
  slug,
  of: safety,
  in: spanish.find((one) => one.slug === slug)?.safety as Safety,
}));

describe.each(pairs)("the warnings of $slug in Spanish", (pair) => {
  it.each(lists)("have every item of the English list %s, about the same", (list) => {
    const [from, to] = [pair.of[list], pair.in[list]];
    expect(to.length).toBe(from.length);
    expect(to.map((text) => mentionedIn(text, 1))).toEqual(
      from.map((text) => mentionedIn(text, 0)),
    );
  });

  it("state its status before the FDA with as many sentences, about the same", () => {
    const [from, to] = [pair.of.status.sentences, pair.in.status.sentences];
    expect(to.map((text) => mentionedIn(text, 1))).toEqual(
      from.map((text) => mentionedIn(text, 0)),
    );
  });

  it("are at least as long as the English ones, but for verbs without a pronoun", () => {
    const long = lists.filter((list) => list !== "whoShouldNot");
    const shorter = long.filter(
      (list) => lengthOf(pair.in[list].join("")) < 0.9 * lengthOf(pair.of[list].join("")),
    );
    expect(shorter).toEqual([]);
  });
});

it("each absolute rule is about the same in Spanish, and not shorter", () => {
  const wrong = Object.entries(englishRules).filter(([name, text]) => {
    const other = spanishRules[name as keyof typeof spanishRules];
    return (
      String(mentionedIn(other, 1)) !== String(mentionedIn(text, 0)) ||
      lengthOf(other) < 0.9 * lengthOf(text)
    );
  });
  expect(wrong).toEqual([]);
});

it("every Spanish page warns of all that its English page warns of", () => {
  const englishPages = documentsIn("en");
  const missing = documentsIn("es").flatMap(({ path, document }, at) => {
    const [from, to] = [englishPages[at]?.document, document].map((one) => {
      const main = one && mainOf(one);
      return main ? textOf(main) : "";
    });
    expect(to).not.toBe("");
    const warned = mentionedIn(to ?? "", 1);
    return mentionedIn(from ?? "", 0)
      .filter((subject) => !warned.includes(subject))
      .map((subject) => `${path}: ${subject}`);
  });
  expect(missing).toEqual([]);
});
