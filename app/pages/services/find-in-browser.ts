import { type Brands, type Findable, makeFind } from "~/catalogue/find";
import type { CatalogueQuery } from "./catalogue-query";

/**
 * The search in the browser: a module that is fetched when somebody turns to the search field, or
 * comes with a query (catalogue-script.ts, which asks it by an event).
 */
type Searchable = { entries: Findable[]; brands: Brands };

const ready = fetch("/search.json").then(async (answer) => {
  const { entries, brands }: Searchable = await answer.json();
  return makeFind(entries, brands);
});

document.addEventListener("catalogue-query", (event) => {
  const { query, answer } = (event as CatalogueQuery).detail;
  answer(ready.then((find) => find(query)));
});
