import { clinicFacts } from "./clinic-facts";
import { type Facts, parseFacts } from "./facts-schema";
import { sampleDetails } from "./sample-details";

/** For tests and screenshots while developing: `SHOW_SAMPLE_DETAILS=1 npm run dev`. */
const withSamples =
  process.env.SHOW_SAMPLE_DETAILS === "1" && process.env.NODE_ENV !== "production";

const facts = parseFacts(withSamples ? { ...clinicFacts, ...sampleDetails } : clinicFacts);

/**
 * The facts as they are now. Only where a process begins asks for them (the server's main.ts, the
 * build, tools, tests); everything else is handed facts, or a function that gives them, and keeps
 * none: they can be others at the next request.
 */
export const currentFacts = (): Facts => facts;
