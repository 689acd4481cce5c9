import { canonicalSlug, listings } from "./catalogue/products";
import { comparedPairs } from "./content/en/pages/compare";
import { type Language, languages, pathIn, splitPath } from "./content/languages";
import type { Facts } from "./facts/facts-schema";
import { builtRoutes } from "./routes";

/** Paths of the English pages and machine-readable files. */
const englishPaths: readonly string[] = builtRoutes.flatMap(({ path = "" }) => {
  if (path === "treatments/:slug") return listings.map(({ slug }) => `/treatments/${slug}`);
  if (path === "compare/:pair") return comparedPairs.map((pair) => `/compare/${pair.path}`);
  return [`/${path}`];
});

const isPage = (path: string) => !/\.[a-z]+$/.test(path);
/** Files with words, which the browser fetches; other files are the same in all languages. */
const filesInWords = ["/search.json", "/treatment-dialogs.json", "/call-hours.json"];

/** Paths of the pages and machine-readable files that are the same for everybody. */
export const staticPaths: readonly string[] = languages.flatMap((language) =>
  englishPaths
    .filter((path) => language === "en" || isPage(path) || filesInWords.includes(path))
    .map((path) => pathIn(language, path)),
);

/** The paths that are served with these facts. */
export const servedPaths = ({ spanishPages }: Pick<Facts, "spanishPages">): readonly string[] =>
  spanishPages ? staticPaths : staticPaths.filter((path) => splitPath(path).language === "en");

/** Paths of the pages, without files. */
export const builtPages = staticPaths.filter(isPage);

export const pagesIn = (language: Language) =>
  builtPages.filter((page) => splitPath(page).language === language);

/** Pages with the content of another, canonical path. */
const canonicalPaths: Record<string, string> = {
  "/anti-aging": "/anti-aging-longevity",
  ...Object.fromEntries(
    listings.map((one) => [`/treatments/${one.slug}`, `/treatments/${canonicalSlug(one)}`]),
  ),
};

/** Pages that are their own canonical path and may be indexed. */
export const indexedPaths = ({
  privacyNotice,
  spanishPages = true,
}: Pick<Facts, "privacyNotice"> & Partial<Pick<Facts, "spanishPages">>) =>
  builtPages.filter((page) => {
    const { language, path } = splitPath(page);
    return (
      (spanishPages || language === "en") &&
      (canonicalPaths[path] ?? path) === path &&
      path !== "/my-list" &&
      (privacyNotice !== null || path !== "/notice-of-privacy-practices")
    );
  });
