import { randomInt } from "node:crypto";
import { site } from "../../app/content/site";

/** No letter or digit that can be mistaken for another, no vowel that could make a word. */
const alphabet = "2346789BCDFGHJKMPQRTVWXY";

const initials = site.name
  .split(/\s+/)
  .map((word) => word.charAt(0).toUpperCase())
  .join("");

/** What a visitor can read out on the phone, e.g. "CW-7K3M-Q2". One of 191 million. */
export function makeReference(): string {
  const characters = Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `${initials}-${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
