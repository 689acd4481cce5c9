import type { Find, Found } from "~/catalogue/find";
import { oldSlugOf, slugInUrl } from "~/catalogue/old-slugs";
import { resultsText } from "~/content/en/pages/services";
import { searchWords } from "~/content/en/search-words";
import type { SearchReady } from "./find-in-browser";

/**
 * Filter and search of /services. The whole catalogue is in the page, in order; this script shows
 * and hides cards. The state is in the URL (?category=…&q=…), so that reload, Back and a shared
 * link restore it.
 */
const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];

const buttons = all<HTMLButtonElement>("button[data-category]");
const grid = document.querySelector<HTMLElement>("[data-catalogue]");
const form = document.querySelector<HTMLFormElement>(".search-field");
const input = document.querySelector<HTMLInputElement>("#catalogue-search");
/** The server renders a choice of evidence, not this script. */
const evidence = document.querySelector<HTMLSelectElement>(".search-field select");
/** The view that the server rendered, where it is another than the default. */
const view = new URLSearchParams(location.search).get("view") ?? "";
const viewLinks = all<HTMLAnchorElement>("a[data-view]");
const status = document.querySelector<HTMLElement>("[data-catalogue-status]");
const empty = document.querySelector<HTMLElement>("[data-catalogue-empty]");
/** Cards of other pages that belong to one of the categories. */
const also = document.querySelector<HTMLElement>("[data-catalogue-also]");
const elsewhere = document.querySelector<HTMLElement>("[data-catalogue-elsewhere]");

const listings = all("[data-catalogue] [data-slug]").map((element) => ({
  element,
  /** A treatment's second listing, which All Offerings hides. */
  double: "double" in element.dataset,
  title: element.querySelector("h3")?.textContent ?? "",
  category: element.dataset.category ?? "",
}));

/** Result of the query; null without one. */
let found: Found | null = null;

/** The search is a separate module (find-in-browser.ts), which announces itself by an event. */
const search = new Promise<Find>((resolve) => {
  document.addEventListener("catalogue-search", (event) => resolve((event as SearchReady).detail));
});

/** Milliseconds that a query waits for the module, before the server is asked. */
const timeoutMs = 8_000;

function ask(query: string): Promise<Found> {
  // Fetches the script that the form names (enhance/scripts-on-demand.ts).
  form?.dispatchEvent(new Event("focusin", { bubbles: true }));
  return Promise.race([
    search.then((find) => find(query)),
    new Promise<never>((_, late) => setTimeout(late, timeoutMs)),
  ]);
}

const state = () => {
  const parameters = new URLSearchParams(location.search);
  const category = parameters.get("category") ?? "";
  const known = buttons.some((button) => button.dataset.category === category);
  return { category: known ? category : "", query: parameters.get("q") ?? "" };
};

/** Pixels kept free beside a filter in a phone's row (catalogue.css). */
const free = 20;

/** Scrolls a phone's row of filters; `scrollIntoView` would scroll the page as well. */
function bringIntoView({ parentElement: row, offsetLeft, offsetWidth }: HTMLElement) {
  if (!row) return;
  const least = offsetLeft + offsetWidth + free - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, least), offsetLeft - free);
}

/** Milliseconds after the last key until screen readers get the number of results. */
const pauseAfterKey = 500;
let telling = 0;

/** Says the number of results: of a search after a pause, of a chosen category at once. */
function tell(text: string, query: string) {
  clearTimeout(telling);
  const write = () => {
    if (status && status.textContent !== text) status.textContent = text;
  };
  if (query) telling = window.setTimeout(write, pauseAfterKey);
  else write();
}

/** Shows what the URL selects; results of a query once they exist. */
function show({ category, query } = state()) {
  if (input && input.value.trim() !== query.trim()) input.value = query;
  for (const link of viewLinks) link.search = searchOf({ category, query }, link.dataset.view);
  select(category);
  if (!query.trim()) {
    found = null;
    return showFound(category, "");
  }
  ask(query.trim()).then(
    (answer) => {
      if (state().query !== query) return;
      found = answer;
      showFound(category, query.trim());
    },
    // Without the search module, the server searches.
    () => form?.submit(),
  );
}

function select(category: string) {
  for (const button of buttons) {
    const pressed = button.dataset.category === category;
    const changed = button.ariaPressed !== String(pressed);
    if (changed) button.ariaPressed = String(pressed);
    // In the next frame, after layout; not for "all" as sent, where measuring would cost a layout.
    if (pressed && (changed || category)) requestAnimationFrame(() => bringIntoView(button));
  }
}

function showFound(category: string, query: string) {
  const titles = found?.treatments;
  for (const listing of listings) {
    const isFound = !titles || titles.includes(listing.title);
    const isListed = category ? listing.category === category : !listing.double;
    listing.element.hidden = !isFound || !isListed;
  }
  const count = listings.filter(({ element }) => !element.hidden).length;
  tell(resultsText(count, query), query);
  if (grid) grid.hidden = count === 0;
  showPages(found);
  if (also)
    also.hidden =
      (category !== "" && category !== also.dataset.catalogueAlso) ||
      (query !== "" && !found?.results.some(({ href }) => href === also.dataset.catalogueHref));
  if (empty) empty.hidden = count > 0 || (found !== null && found.results.length > 0);
  if (elsewhere) elsewhere.hidden = count > 0 || !titles?.length;
}

/** Fills the elements of search-results.tsx; null empties them. */
function showPages(found: Found | null) {
  const place = document.querySelector<HTMLElement>("[data-search-results]");
  const [heading, brand, list] = (place?.children ?? []) as Iterable<HTMLElement>;
  if (!place || !heading || !brand || !list) return;
  const pages = found?.pages ?? [];
  place.hidden = pages.length === 0;
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

let later = 0;

function searchOf({ category, query }: ReturnType<typeof state>, inView = view) {
  const parameters = new URLSearchParams(category && { category });
  if (query) parameters.set("q", query);
  if (evidence?.value) parameters.set("evidence", evidence.value);
  if (inView) parameters.set("view", inView);
  return parameters.size > 0 ? `?${parameters}` : "";
}

function change(next: { category: string; query: string }, replace = false) {
  const search = searchOf(next);
  clearTimeout(later);
  if (search !== location.search)
    try {
      history[replace ? "replaceState" : "pushState"](null, "", location.pathname + search);
    } catch {
      // Safari allows a hundred history changes in ten seconds, which a held key exceeds; the URL
      // follows later.
      later = window.setTimeout(() => change(next, true), 1000);
    }
  show(next);
}

/** Resolves the footer's old URLs: some name a category, some a treatment by an earlier slug. */
function followOldSlug(event?: Event) {
  const target = oldSlugOf(slugInUrl());
  if (!target) return;
  if ("category" in target) {
    change({ category: target.category, query: "" }, true);
    // After a click in this page's footer, the visitor is below what has just changed.
    if (event) buttons[0]?.parentElement?.scrollIntoView();
    return;
  }
  history.replaceState(history.state, "", `#${target.product}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

for (const button of buttons) {
  button.addEventListener("click", () =>
    change({ ...state(), category: button.dataset.category ?? "" }),
  );
  // Not for a pointer: the clicked button must not move before it is released.
  button.addEventListener("focus", () => {
    if (button.matches(":focus-visible")) bringIntoView(button);
  });
}
form?.addEventListener("submit", (event) => event.preventDefault());
input?.addEventListener("input", () => {
  const before = state();
  change({ ...before, query: input.value.trim() }, before.query !== "");
});
const go = (next: ReturnType<typeof state>) => location.assign(location.pathname + searchOf(next));

evidence?.addEventListener("change", () => go(state()));

function showAll(query: string) {
  if (evidence?.value) {
    evidence.value = "";
    return go({ category: "", query });
  }
  change({ category: "", query });
  input?.focus();
}
document.querySelector("[data-catalogue-reset]")?.addEventListener("click", () => showAll(""));
elsewhere?.querySelector("button")?.addEventListener("click", () => showAll(state().query));
window.addEventListener("popstate", () => show());
window.addEventListener("hashchange", followOldSlug);

document.documentElement.dataset.catalogueReady = "";
followOldSlug();
show();
