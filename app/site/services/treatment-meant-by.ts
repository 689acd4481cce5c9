import { makeFind } from "~/catalogue/find";
import { oldSlugOf, slugOf } from "~/catalogue/old-slugs";
import type { Site } from "~/content/site";
import { oncePerVersion } from "~/facts/once-per-version";
import { searchEntries } from "./search-entries";

/**
 * The treatment whose title or path is nearest to the last part of a path below those of the
 * treatments; null where none is like it. Search words are left out: they name subjects, and a
 * subject's name is no mistyped address.
 */
export function treatmentMeantBy(path: string, site: Site) {
  const [, name] = /^\/(?:services|treatments)\/([^/]+)$/.exec(path) ?? [];
  if (!name) return null;
  const old = oldSlugOf(slugOf(name));
  const { results } = findName(site)(old && "product" in old ? old.product : name);
  // Of several whose paths begin with the name, the shortest is nearest.
  const begun = results
    .filter(({ href }) => href.split("/").at(-1)?.startsWith(name))
    .toSorted((a, b) => a.href.length - b.href.length);
  const [best] = begun.length > 0 ? begun : results;
  return best ? { title: best.title, href: best.href } : null;
}

const findName = oncePerVersion((site: Site) => {
  const names = searchEntries(site)
    .filter(({ kind }) => kind === "treatment")
    .map((entry) => ({
      ...entry,
      summary: "",
      keywords: entry.href.slice("/treatments/".length),
      texts: [],
    }));
  return makeFind(names, []);
});
