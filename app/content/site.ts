import type { Facts } from "~/facts/facts-schema";
import { oncePerVersion } from "~/facts/once-per-version";
import { englishWords } from "./en/words";

/** Every text of the public site; those that state facts have the clinic's. */
export type Words = ReturnType<typeof englishWords>;

/** What every page is made of. */
export type Site = { facts: Facts; words: Words };

export const siteOfFacts = oncePerVersion((facts): Site => ({ facts, words: englishWords(facts) }));
