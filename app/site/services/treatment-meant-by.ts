import { makeFind } from "~/catalogue/find";
import type { Facts } from "~/facts/facts-schema";
import { searchEntries } from "./search-entries";

/**
 * The treatment whose name is nearest to the last part of a path below those of the treatments, by
 * the catalogue's search; null where no name is like it.
 */
export function treatmentMeantBy(path: string, facts: Facts) {
  const [, name] = /^\/(?:services|treatments)\/([^/]+)$/.exec(path) ?? [];
  if (!name) return null;
  const names = searchEntries(facts)
    .filter(({ kind }) => kind === "treatment")
    .map((entry) => ({ ...entry, summary: "", texts: [] }));
  const [best] = makeFind(names, [])(name).results;
  return best ? { title: best.title, href: best.href } : null;
}
