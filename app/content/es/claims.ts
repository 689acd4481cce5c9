// Translates content/en/claims.ts as of 753ee34943f3.
import { findClaimsOf } from "../find-claims";
import { brandNames, forbiddenWords } from "./forbidden-words";

/** Words of a Spanish text that promise something, each with the rule against it. */
export const findClaims = (text: string) => findClaimsOf(text, forbiddenWords, brandNames);
