import { createContext, use } from "react";
import type { Facts } from "./facts-schema";

/** Set round every page where it is rendered (entry.server.tsx). */
export const FactsContext = createContext<Facts | null>(null);

/**
 * The clinic's facts, in a component of a page. Not in an island: what React takes over in the
 * browser is given the facts it needs as props, which the page carries as data.
 */
export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (!facts) throw new Error("There are no facts here. An island gets them as props.");
  return facts;
}

/** The clinic's facts in a page's `meta`: the loader of root.tsx gives them to every page. */
export function factsOf(
  matches: readonly [{ loaderData?: { facts: Facts } | undefined }, ...unknown[]],
): Facts {
  const facts = matches[0].loaderData?.facts;
  if (!facts) throw new Error("The root has no facts");
  return facts;
}
