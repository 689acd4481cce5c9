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

/** What follows a number that is no age: "I am 15 pounds over my goal". */
const unit =
  /^(?:pounds?|lbs?|kilos?|kgs?|points?|percent|minutes?|hours?|days?|weeks?|months?|miles?|mgs?|units?) /;

/**
 * Whether a text contains one of the clinic's red flags (`facts.redFlags`) as whole words, however
 * they are typed; one that ends in a number is an age. Takes time linear in the text for each flag.
 */
export function hasRedFlag(text: string, flags: readonly string[]): boolean {
  const typed = plainWords(text);
  return flags
    .map(plainWords)
    .filter((flag) => flag.trim() !== "")
    .some((flag) => {
      const isAge = /\d $/.test(flag);
      for (let at = typed.indexOf(flag); at >= 0; at = typed.indexOf(flag, at + 1))
        if (!isAge || !unit.test(typed.slice(at + flag.length, at + flag.length + 12))) return true;
      return false;
    });
}
