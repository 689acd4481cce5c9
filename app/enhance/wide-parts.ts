import { loadEarly } from "./load-script";

/** From here on the header shows its navigation (styles/header.css). */
const wide = matchMedia("(width >= 68rem)");

/**
 * Parts that only wide screens show name their script in `data-wide-script`: no phone fetches it.
 */
export function enhanceWideParts() {
  const load = () => {
    if (!wide.matches) return;
    for (const part of document.querySelectorAll<HTMLElement>("[data-wide-script]"))
      loadEarly(part.dataset.wideScript);
  };
  wide.addEventListener("change", load);
  load();
}
