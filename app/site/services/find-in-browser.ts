import { type Brands, type Find, type Findable, makeFind } from "~/catalogue/find";
import { language } from "~/content/en/language";
import { pathIn } from "~/content/languages";

/**
 * The search in the browser: a module fetched when the search field is focused, or when the URL has
 * a query. It sends the page's script (catalogue-script.ts) an event when it is ready.
 */
export type SearchReady = CustomEvent<Promise<Find>>;

const ready = fetch(pathIn(language, "/search.json")).then(async (response) => {
  const { entries, brands }: { entries: Findable[]; brands: Brands } = await response.json();
  return makeFind(entries, brands);
});

document.dispatchEvent(
  new CustomEvent("catalogue-search", { detail: ready }) satisfies SearchReady,
);
