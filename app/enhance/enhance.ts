/** The inline script of pages without islands. It adds keyboard and pointer behavior to native elements. */

import { enhanceDiscreet } from "./discreet";
import { loadEarly, loadScript } from "./load-script";
import { loadScriptsForWideScreens, loadScriptsOnDemand } from "./scripts-on-demand";
import { enhanceSiteMenu, shrinkHeader } from "./site-menu";

/** Adds the subject to a fixed link when it is followed to the form. */
function carrySubject() {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-about]");
    if (link) link.search = `?about=${link.dataset.about}`;
  });
}

/** Milliseconds that a click waits for the script before the treatment's page is opened instead. */
const timeoutMs = 8_000;

/**
 * A click on a card's link opens the treatment in a dialog. Each such link names the script,
 * dialogs.ts, which is fetched when a visitor points at it (scripts-on-demand.ts); the click becomes
 * a `treatment` event for it. In a new tab, or without scripts, the link opens the treatment's
 * page.
 */
function enhanceDialogLinks() {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-opens]");
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    Promise.race([
      loadScript(link.dataset.script ?? ""),
      new Promise((_, over) => setTimeout(over, timeoutMs)),
    ]).then(
      () => link.dispatchEvent(new Event("treatment", { bubbles: true })),
      () => location.assign(link.href),
    );
  });
  const follow = () => {
    if (location.hash)
      loadEarly(document.querySelector<HTMLElement>("[data-opens]")?.dataset.script);
  };
  window.addEventListener("hashchange", follow);
  follow();
}

/**
 * Visitors who save data load only the pictures that they scroll to: browsers would load those of
 * the next thousands of pixels (cards.css).
 */
function noteSavedData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) document.documentElement.toggleAttribute("data-saves-data", true);
}

enhanceSiteMenu();
enhanceDiscreet();
shrinkHeader();
enhanceDialogLinks();
carrySubject();
loadScriptsOnDemand();
noteSavedData();
loadScriptsForWideScreens();
