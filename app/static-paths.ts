import { canonicalSlug, listings } from "./catalogue/products";
import { comparedPairs } from "./content/en/pages/compare";
import type { Facts } from "./facts/facts-schema";
import { builtRoutes } from "./routes";

/** Paths of the pages and machine-readable files that are the same for everybody. */
export const staticPaths: readonly string[] = builtRoutes.flatMap(({ path = "" }) => {
  if (path === "treatments/:slug") return listings.map(({ slug }) => `/treatments/${slug}`);
  if (path === "compare/:pair") return comparedPairs.map((pair) => `/compare/${pair.path}`);
  return [`/${path}`];
});

/** Paths of the pages, without files. */
export const builtPages = staticPaths.filter((path) => !/\.[a-z]+$/.test(path));

/** Pages with the content of another, canonical path. */
const canonicalPaths: Record<string, string> = {
  "/anti-aging": "/anti-aging-longevity",
  ...Object.fromEntries(
    listings.map((one) => [`/treatments/${one.slug}`, `/treatments/${canonicalSlug(one)}`]),
  ),
};

/** Pages that are their own canonical path and may be indexed. */
export const indexedPaths = ({ privacyNotice }: Pick<Facts, "privacyNotice">) =>
  builtPages.filter(
    (path) =>
      (canonicalPaths[path] ?? path) === path &&
      path !== "/my-list" &&
      (privacyNotice !== null || path !== "/notice-of-privacy-practices"),
  );
