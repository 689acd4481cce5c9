import { clinicFacts } from "./clinic-facts";
import { type Facts, parseFacts } from "./facts-schema";
import { sampleDetails } from "./sample-details";

/** For tests and screenshots while developing: `SHOW_SAMPLE_DETAILS=1 npm run dev`. */
const withSamples =
  process.env.SHOW_SAMPLE_DETAILS === "1" && process.env.NODE_ENV !== "production";

const facts = parseFacts(withSamples ? { ...clinicFacts, ...sampleDetails } : clinicFacts);

/**
 * The current facts. Only a process's entry point calls this (start-site.ts, the build,
 * tools, tests); all other code gets facts, or a function that returns them, as a parameter and
 * stores none: they can change at the next request.
 */
export const currentFacts = (): Facts => facts;
