import { findClaimsOf } from "../find-claims";
import { brandNames, evidenceRule, forbiddenWords } from "./forbidden-words";

/** A higher rung of the ladder counts as a claim, whatever its text. */
export const strongerEvidence = { word: "stronger evidence", rule: evidenceRule };

/** Words of an English text that promise something, each with the rule against it. */
export const findClaims = (text: string) => findClaimsOf(text, forbiddenWords, brandNames);
