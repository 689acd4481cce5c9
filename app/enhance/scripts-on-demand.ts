import { loadEarly, loadScript } from "./load-script";
import { wide } from "./site-menu";

/** Milliseconds after the load event, when a phone has painted the page's main picture. */
const delay = 300;

/**
 * An element whose script few visitors need names it in `data-script`. The script is fetched when
 * the pointer or focus first enters the element, so it must handle earlier events. A script with
 * `data-soon` is also fetched a moment after the page has loaded, and at once when the URL has a
 * fragment. For one with `data-kept`: loadKept.
 */
export function loadScriptsOnDemand() {
  // Browsers restore ticks at a reload; HTML has no attribute against that for checkboxes. Those
  // that the page was served with, such as the request for an estimate, stay.
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-kept] [type=checkbox]"))
    box.checked = box.defaultChecked;
  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, ({ target }) => {
      loadEarly((target as Element).closest<HTMLElement>("[data-script]")?.dataset.script);
    });
  document.addEventListener("click", repeatClick);
  loadScriptsSoon();
  whenShown(loadKept);
  // The page may return with Back after something was kept on a later one.
  addEventListener("pageshow", ({ persisted }) => persisted && loadKept());
  // A script that could not be fetched may have to say that the connection is back.
  addEventListener("online", () => load("main [data-kept]"));
}

function load(which: string) {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(which))
    loadEarly(dataset.script);
}

function loadScriptsSoon() {
  if (location.hash) load("[data-soon]");
  addEventListener("load", () => setTimeout(load, delay, "[data-soon]"));
}

/**
 * A tool names in `data-kept` where it keeps something in the browser's storage. Its script is also
 * fetched when something is there, or when a link's fragment hands the tool something.
 */
function loadKept() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-kept]"))
    if (isKept(dataset.kept ?? "")) loadEarly(dataset.script);
  if (location.hash) load("main [data-kept]");
}

function isKept(key: string) {
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(key) !== null);
  } catch {
    // The browser stores nothing.
    return false;
  }
}

/** Calls at once, or when a prerendered page is shown: before, the tab may keep other things. */
function whenShown(callback: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", callback, { once: true });
  else callback();
}

/** Repeats a click on a tool's button when the tool's script has loaded and removed `data-script`. */
function repeatClick({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>("[data-kept] button[type=button]");
  const script = button?.closest<HTMLElement>("[data-script]")?.dataset.script;
  if (button && script)
    loadScript(script).then(
      () => button.click(),
      () => {},
    );
}

/** Loads the script in `data-wide-script`, which phones do not need. */
export function loadScriptsForWideScreens() {
  const load = () => {
    if (wide.matches)
      loadEarly(document.querySelector<HTMLElement>("[data-wide-script]")?.dataset.wideScript);
  };
  wide.addEventListener("change", load);
  load();
}
