import { loadEarly } from "./load-script";
import { wide } from "./site-menu";

/** Loads the script in `data-wide-script`, which phones do not need. */
export function loadScriptsForWideScreens() {
  const load = () => {
    if (wide.matches)
      loadEarly(document.querySelector<HTMLElement>("[data-wide-script]")?.dataset.wideScript);
  };
  wide.addEventListener("change", load);
  load();
}
