import { createContext } from "react-router";
import { currentFacts } from "./current-facts";
import type { Facts } from "./facts-schema";

/**
 * The clinic's facts, for loaders and actions: the server sets them for each request, so that all
 * of a response agrees. While files are built, they are those of the build. Not in context.ts, which
 * islands reach: no script may carry facts.
 */
export const factsContext = createContext<Facts>(currentFacts());

/** By path: the clinic's day of the last publication that changed the page. The build knows none. */
export const pageDatesContext = createContext<Readonly<Record<string, string>>>({});
