import { loadEarly } from "./load-script";

/** Milliseconds after the load event, when a phone has painted the page's main picture. */
const delay = 300;

/**
 * An element whose script few visitors need names it in `data-script`. The script is fetched when
 * the pointer or focus first enters the element, so it must handle earlier events. A script with
 * `data-soon` is also fetched a moment after the page has loaded, and at once when the URL has a
 * fragment.
 */
export function loadScriptsOnDemand() {
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => {
      loadEarly((target as Element).closest<HTMLElement>("[data-script]")?.dataset.script);
    });
  loadScriptsSoon();
}

/** Fetches the scripts marked with `data-soon`. */
export function loadScriptsSoon() {
  const load = (which: string) => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>(which))
      loadEarly(dataset.script);
  };
  if (location.hash) load("[data-soon]");
  window.addEventListener("load", () => setTimeout(load, delay, "[data-soon]"));
}
