import { makeFind } from "~/catalogue/find";
import { siteOfFacts } from "~/content/site";
import type { Facts } from "~/facts/facts-schema";
import { oncePerVersion } from "~/facts/once-per-version";
import { searchEntries } from "./search-entries";

/**
 * The treatment whose title or path is nearest to the last part of a path below those of the
 * treatments; null where none is like it. Search words are left out: they name subjects, and a
 * subject's name is no mistyped address.
 */
export function treatmentMeantBy(path: string, facts: Facts) {
  const [, name] = /^\/(?:services|treatments)\/([^/]+)$/.exec(path) ?? [];
  if (!name) return null;
  const [best] = findName(facts)(name).results;
  return best ? { title: best.title, href: best.href } : null;
}

const findName = oncePerVersion((facts) => {
  const names = searchEntries(siteOfFacts(facts))
    .filter(({ kind }) => kind === "treatment")
    .map((entry) => ({
      ...entry,
      summary: "",
      keywords: entry.href.slice("/treatments/".length),
      texts: [],
    }));
  return makeFind(names, []);
});
