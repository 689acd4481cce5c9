import { createContext } from "react-router";
import { currentFacts } from "./current-facts";
import type { Facts } from "./facts-schema";

/**
 * The clinic's facts for loaders and actions: the server sets them for each request, so that the
 * whole response agrees. During the build they are the build's own. Not in context.ts, which
 * islands import: no script may contain facts.
 */
export const factsContext = createContext<Facts>(currentFacts());

/**
 * By path: the clinic's day of the last publication that changed the page. Empty during the build.
 */
export const pageDatesContext = createContext<Readonly<Record<string, string>>>({});
