import type { Facts } from "./facts-schema";

/** The clinic's facts in a page's `meta`: the loader of root.tsx gives them to every page. */
export function factsOf(
  matches: readonly [{ loaderData?: { facts: Facts } | undefined }, ...unknown[]],
): Facts {
  const facts = matches[0].loaderData?.facts;
  if (!facts) throw new Error("The root has no facts");
  return facts;
}
