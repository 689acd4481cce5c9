import { randomInt } from "node:crypto";
import { referenceInitials as initials } from "~/facts/identity";

/** Characters that are not mistaken for one another; no vowels, so that no words occur. */
const alphabet = "2346789BCDFGHJKMPQRTVWXY";

const anyCharacter = `[${alphabet}]`;
const characters = new RegExp(`^${anyCharacter}{6}$`);
const inTwoPieces = new RegExp(`^(?=.*\\d)${anyCharacter}{4}[\\s\\p{P}]*${anyCharacter}{2}$`, "u");
const bare = (text: string) => text.toUpperCase().replace(/[\s\p{P}\p{S}]+/gu, "");

/**
 * Whether a text is a whole reference as people type it: "cw 2379 qm". Without the initials it
 * needs a digit and both parts: six letters or "Ty 2379" can be a person.
 */
export function isReference(text: string): boolean {
  const [typed, first] = [bare(text), bare(initials)];
  return (
    (typed.startsWith(first) && characters.test(typed.slice(first.length))) ||
    inTwoPieces.test(text.trim().toUpperCase())
  );
}

/**
 * The stored form of a reference in any spelling: "cw 7k3m q2", "7K3MQ2"; null: not a reference.
 * Only for fields that ask for a reference: six letters may also be a name.
 */
export function canonicalReference(text: string): string | null {
  const [typed, first] = [bare(text), bare(initials)];
  const drawn = typed.length > 6 && typed.startsWith(first) ? typed.slice(first.length) : typed;
  return characters.test(drawn) ? inPieces(drawn) : null;
}

/**
 * Makes a reference that a visitor can read out on the phone, e.g. "CW-7K3M-Q2". One of 191
 * million.
 */
export function makeReference(): string {
  const drawn = Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return inPieces(drawn.join(""));
}

const inPieces = (drawn: string) => `${initials}-${drawn.slice(0, 4)}-${drawn.slice(4)}`;
