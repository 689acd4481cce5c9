import { type Brands, type Find, type Findable, makeFind } from "~/catalogue/find";

/**
 * The search in the browser: a module that is fetched when the search field is focused, or when the
 * URL has a query. It tells the page's own script (catalogue-script.ts) when it is ready.
 */
type Searchable = { entries: Findable[]; brands: Brands };

/** Words of the search when its script runs. */
export type SearchReady = CustomEvent<Promise<Find>>;

const ready = fetch("/search.json").then(async (response) => {
  const { entries, brands }: Searchable = await response.json();
  return makeFind(entries, brands);
});

document.dispatchEvent(
  new CustomEvent("catalogue-search", { detail: ready }) satisfies SearchReady,
);
