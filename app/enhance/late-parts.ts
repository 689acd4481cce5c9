import { loadScript } from "./load-script";

/**
 * Parts whose script only few visitors need name it in `data-script`; it is fetched at the first
 * sign that somebody will. It has to make up for what happened until it came.
 */
export function enhanceLateParts() {
  for (const part of document.querySelectorAll<HTMLElement>("[data-script]"))
    for (const sign of ["pointerover", "focusin", "touchstart"])
      part.addEventListener(sign, () => loadScript(part.dataset.script ?? "").catch(() => {}), {
        once: true,
        passive: true,
      });
}
