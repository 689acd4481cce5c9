import { loadEarly } from "./load-script";

/** From here on the header shows its navigation (styles/header.css). */
export const wide = matchMedia("(width >= 68rem)");

/** A part that only wide screens show names its script in `data-wide-script`: no phone fetches it. */
export function enhanceWideParts() {
  const load = () => {
    if (wide.matches)
      loadEarly(document.querySelector<HTMLElement>("[data-wide-script]")?.dataset.wideScript);
  };
  wide.addEventListener("change", load);
  load();
}
