import { clinicFacts } from "./clinic-facts";
import { type Facts, parseFacts } from "./facts-schema";

const facts = parseFacts(clinicFacts);

/**
 * The current facts. Only a process's entry point calls this (start-site.ts, the build,
 * tools, tests); all other code gets facts, or a function that returns them, as a parameter and
 * stores none: they can change at the next request.
 */
export const currentFacts = (): Facts => facts;
