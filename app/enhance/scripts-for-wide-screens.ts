import { loadEarly } from "./load-script";
import { wide } from "./wide";

/** A part that only wide screens show names its script in `data-wide-script`: no phone fetches it. */
export function enhanceWideParts() {
  const load = () => {
    if (wide.matches)
      loadEarly(document.querySelector<HTMLElement>("[data-wide-script]")?.dataset.wideScript);
  };
  wide.addEventListener("change", load);
  load();
}
