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
 * dialogs.ts, which is fetched when somebody points at it (scripts-on-demand.ts); the click becomes
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

/** Milliseconds after the load event, when the main picture has been painted. */
const delay = 300;

/**
 * A moment after the page has loaded, fetches the pictures of all cards, so that nobody scrolls to
 * an empty frame, and links the manifest. Visitors who save data load only the pictures that they
 * scroll to: browsers would load those of the next thousands of pixels (cards.css).
 */
function fetchAfterLoad() {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    document.documentElement.toggleAttribute("data-saves-data", true);
    return;
  }
  const fetchRest = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(".card-picture img"))
      picture.loading = "eager";
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "manifest",
        href: "/manifest.webmanifest",
      }),
    );
  };
  addEventListener("load", () => setTimeout(fetchRest, delay));
}

/** Milliseconds for both answers' animations (ui/styles/motion.css), plus a margin. */
const moving = 500;

/**
 * Opening an answer closes the one above it, which moves everything up: the clicked question is
 * kept in the window.
 */
function keepQuestionInSight() {
  let end = 0;
  // Stops at the next click, which may scroll elsewhere.
  document.addEventListener(
    "click",
    () => {
      end = 0;
    },
    true,
  );
  document.addEventListener(
    "toggle",
    ({ target }) => {
      const answer = target as HTMLDetailsElement;
      if (!answer.open || !answer.name) return;
      end = performance.now() + moving;
      const keep = () => {
        answer.firstElementChild?.scrollIntoView({ block: "nearest", behavior: "instant" });
        if (performance.now() < end) requestAnimationFrame(keep);
      };
      keep();
    },
    true,
  );
}

enhanceSiteMenu();
enhanceDiscreet();
shrinkHeader();
keepQuestionInSight();
enhanceDialogLinks();
carrySubject();
loadScriptsOnDemand();
fetchAfterLoad();
loadScriptsForWideScreens();
