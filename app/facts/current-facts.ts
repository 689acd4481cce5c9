import { clinicFacts } from "./clinic-facts";
import { type Facts, parseFacts } from "./facts-schema";

const facts = parseFacts(clinicFacts);

/**
 * The facts as they are now. Only where a process begins asks for them (the server's main.ts, the
 * build, tools, tests); everything else is handed facts, or a function that gives them, and keeps
 * none: they can be others at the next request.
 */
export const currentFacts = (): Facts => facts;
