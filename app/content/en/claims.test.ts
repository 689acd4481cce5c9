import { expect, it } from "vitest";
import { findClaims } from "./claims";

const wordsIn = (text: string) => findClaims(text).map(({ word }) => word);

it.each([
  ["a soft hyphen", "Results guar\u00ADanteed."],
  ["a zero-width space", "Results guar\u200Banteed."],
  ["a zero-width joiner and a word joiner", "Results g\u200Duaranteed\u2060."],
  ["a combining grapheme joiner", "Results guar\u034Fanteed."],
  ["a direction mark", "Results guar\u200Eanteed."],
  ["a variation selector", "Results guar\uFE0Fanteed."],
  ["full-width letters", "Results ｇｕａｒａｎｔｅｅｄ."],
  ["mathematical letters", "Results 𝐠𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝."],
  ["accents", "Results guárantééd."],
  ["letters of another alphabet", "Results gu\u0430r\u0430nt\u0435\u0435d."],
])("finds a promise that is written with %s", (_, text) => {
  expect(wordsIn(text)).toEqual(["guaranteed"]);
});

it.each([
  ["a no-break space", "A spray with no\u00A0side\u202Feffects."],
  ["a line break and two spaces", "A spray with no\nside  effects."],
  ["an em space and a braille blank", "A spray with no\u2003side\u2800effects."],
])("finds a promise of several words with %s between them", (_, text) => {
  expect(wordsIn(text)).toEqual(["no side effects"]);
});

it.each(["risk-free", "risk\u2011free", "risk\u2010free", "risk\u2013free", "risk\u00ADfree"])(
  "finds %j with any hyphen",
  (word) => {
    expect(wordsIn(`A ${word} start.`)).toEqual(["risk-free"]);
  },
);

it("finds brand names in the same way", () => {
  expect(wordsIn("Oz\u00ADempic")).toEqual(["Ozempic"]);
});

it("finds nothing in a text that promises nothing", () => {
  expect(wordsIn("Spray as your physician says, and keep it cold.")).toEqual([]);
});
