import { loadEarly } from "./load-script";

/** Milliseconds from the load event until a phone has surely painted the page's main picture. */
const painted = 300;

/**
 * Parts whose script only few visitors need name it in `data-script`; it is fetched at the first
 * sign that somebody will. It has to make up for what happened until it came. With `data-soon` it
 * is also fetched without a sign, when it takes nothing from the first paint any more, or at once
 * where the address names a part of the page.
 */
export function enhanceLateParts() {
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => {
      loadEarly((target as Element).closest<HTMLElement>("[data-script]")?.dataset.script);
    });
  const soon = document.querySelector<HTMLElement>("[data-soon]")?.dataset.script;
  if (location.hash) loadEarly(soon);
  window.addEventListener("load", () => setTimeout(() => loadEarly(soon), painted));
}
