import type { ForbiddenWord } from "./en/forbidden-words";

const brandRule =
  "Federal Food, Drug, and Cosmetic Act, section 502(bb): a compounded medicine is not the approved one, and is not named after it.";

/** Letters of other alphabets that look like Latin ones, each at the position of its Latin twin. */
const lookalikes = ["асеорухіѕјһԁӏвкмнтαεικονρτυχ", "aceopyxisjhdlbkmhtaeikovptux"] as const;
const latin = new Map([...lookalikes[0]].map((letter, at) => [letter, lookalikes[1][at] ?? ""]));

/**
 * A text as a reader sees it, in plain lowercase letters: without accents and lookalikes, with one
 * kind of space and of hyphen. Invisible characters, such as a soft hyphen, become `invisible`.
 */
function plainText(text: string, invisible: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, invisible)
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => latin.get(letter) ?? letter)
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/[\s\u2800]+/g, " ");
}

/** Words of a text that promise something, each with the rule against it. */
export function findClaimsOf(
  text: string,
  forbiddenWords: readonly ForbiddenWord[],
  brandNames: readonly string[],
): { word: string; rule: string }[] {
  // An invisible character may be inside a word or between two.
  const readings = [plainText(text, ""), plainText(text, " ")];
  const isIn = (pattern: RegExp) => readings.some((reading) => pattern.test(reading));
  const promises = forbiddenWords
    .filter(({ pattern }) => isIn(pattern))
    .map(({ word, rule }) => ({ word, rule }));
  const brands = brandNames
    .filter((name) => isIn(new RegExp(`\\b${name}\\b`, "i")))
    .map((word) => ({ word, rule: brandRule }));
  return [...promises, ...brands];
}
