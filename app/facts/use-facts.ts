import { createContext, use } from "react";
import type { Facts } from "./facts-schema";

/** Provided around every rendered page (entry.server.tsx). */
export const FactsContext = createContext<Facts | null>(null);

/**
 * The clinic's facts in a component of a page. Not in an island: it gets the facts it needs as
 * props, which the page contains as data.
 */
export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (!facts) throw new Error("No facts here: an island gets them as props.");
  return facts;
}

/** The clinic's facts in a page's `meta`, from the loader of root.tsx. */
export function factsOf(
  matches: readonly [{ loaderData?: { facts: Facts } | undefined }, ...unknown[]],
): Facts {
  const facts = matches[0].loaderData?.facts;
  if (!facts) throw new Error("The root's loader returned no facts");
  return facts;
}
