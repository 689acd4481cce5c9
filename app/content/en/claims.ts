import { brandNames, forbiddenWords } from "./forbidden-words";

const brandRule =
  "Federal Food, Drug, and Cosmetic Act, section 502(bb): a compounded medicine is not the approved one, and is not named after it.";

/** The words of a text that promise, each with the rule that it comes from. */
export function findClaims(text: string): { word: string; rule: string }[] {
  const promises = forbiddenWords
    .filter(({ pattern }) => pattern.test(text))
    .map(({ word, rule }) => ({ word, rule }));
  const brands = brandNames
    .filter((name) => new RegExp(`\\b${name}\\b`, "i").test(text))
    .map((word) => ({ word, rule: brandRule }));
  return [...promises, ...brands];
}
