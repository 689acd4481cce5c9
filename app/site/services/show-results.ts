import type { Found } from "~/catalogue/find";
import { searchWords } from "~/content/en/search-words";

const mostPages = 5;
const place = document.querySelector<HTMLElement>("[data-search-results]");

/** Fills the elements of search-results.tsx; null empties them. */
export function showResults(found: Found | null) {
  if (!place) return;
  const pages = found?.results.filter(({ kind }) => kind !== "treatment").slice(0, mostPages) ?? [];
  place.hidden = pages.length === 0;
  const [heading, brand, list] = place.children as unknown as HTMLElement[];
  if (!heading || !brand || !list) return;
  heading.textContent = found?.brand ? searchWords.brand : searchWords.pages;
  brand.hidden = !found?.brand;
  list.replaceChildren(
    ...pages.map(({ title, href, kind }) => {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), { href, textContent: title });
      const what = document.createElement("span");
      what.textContent = searchWords.kinds[kind];
      item.append(link, " ", what);
      return item;
    }),
  );
}
