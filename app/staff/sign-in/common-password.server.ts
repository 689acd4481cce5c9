import { randomInt } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The 10,000 most common passwords, by how often they were found in leaks. */
const common = new Set(dictionary["passwords-common"].slice(0, 10_000));
/** Words for the desk and its parts, the same for every clinic. */
const trade = ["password", "passphrase", "clinic", "wellness", "staff", "front", "desk", "owner"];

/** Letters that must remain when the clinic's words and the person's own are removed. */
const ownLetters = 8;

/**
 * Whether a password is common, or hardly more than the clinic's words and the person's own
 * (`about`: names, emails). It has no rules about capitals, digits or signs.
 */
export function isCommonPassword(password: string, about: readonly string[]): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const letters = plain.replace(/[^\p{L}]/gu, "");
  if (common.has(plain) || common.has(letters)) return true;
  if (common.has(plain.replace(/[^\p{L}\p{N}]/gu, ""))) return true;
  // The same few characters, or the same word, over and over.
  const unit = /^(.+?)\1+.{0,3}$/u.exec(plain)?.[1];
  if (unit && (unit.length <= 4 || common.has(unit))) return true;
  let left = letters;
  for (const word of wordsOf([...about, ...trade])) left = left.replaceAll(word, "");
  return left.length < letters.length && left.length < ownLetters;
}

/** The longest first, so that a shorter word inside it is not removed before it. */
const wordsOf = (texts: readonly string[]) =>
  [
    ...new Set(
      texts.flatMap((text) =>
        text
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .filter((word) => word.length >= 3),
      ),
    ),
  ].sort((a, b) => b.length - a.length);

const offered = dictionary["diceware-common"].filter((word) => /^[a-z]{5,}$/.test(word));

/** Three words by chance, always long enough for a password. */
export const threeWords = (): string =>
  Array.from({ length: 3 }, () => offered[randomInt(offered.length)]).join(" ");
