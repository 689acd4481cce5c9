import { type Brands, type Findable, makeFind } from "~/catalogue/find";
import type { SearchReady } from "./search-ready";

/**
 * The search in the browser: a module that is fetched when the search field is focused, or when the
 * URL has a query. It tells the page's own script (catalogue-script.ts) when it is ready.
 */
type Searchable = { entries: Findable[]; brands: Brands };

const ready = fetch("/search.json").then(async (answer) => {
  const { entries, brands }: Searchable = await answer.json();
  return makeFind(entries, brands);
});

document.dispatchEvent(
  new CustomEvent("catalogue-search", { detail: ready }) satisfies SearchReady,
);
