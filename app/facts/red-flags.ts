import { apostrophes } from "./typed-text";

/** Lower case words between single spaces, without accents and apostrophes: "Can’t" is "cant". */
const plainWords = (text: string) =>
  ` ${text
    .normalize("NFKD")
    .toLowerCase()
    .replace(apostrophes, "")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Whether a text contains one of the clinic's red flags (`facts.redFlags`) as whole words, however
 * they are typed. Takes time linear in the text for each flag.
 */
export function hasRedFlag(text: string, flags: readonly string[]): boolean {
  const typed = plainWords(text);
  return flags.map(plainWords).some((flag) => flag.trim() !== "" && typed.includes(flag));
}
