import { loadEarly } from "./load-script";

/**
 * Parts whose script only few visitors need name it in `data-script`; it is fetched at the first
 * sign that somebody will. It has to make up for what happened until it came.
 */
export function enhanceLateParts() {
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => {
      loadEarly((target as Element).closest<HTMLElement>("[data-script]")?.dataset.script);
    });
}
