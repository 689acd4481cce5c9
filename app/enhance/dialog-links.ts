import { loadEarly, loadScript } from "./load-script";

/** Milliseconds that a click waits for the script; then it leads to the treatment's page. */
const patience = 8_000;

/**
 * Cards open their treatment in place. What that takes, dialogs.ts, is named by each such link and
 * fetched at the first sign that somebody will (late-parts.ts); here it is told what was chosen.
 * Links opened in a new tab, or without scripts, lead to the treatment's page.
 */
export function enhanceDialogLinks() {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-opens]");
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    Promise.race([
      loadScript(link.dataset.script ?? ""),
      new Promise((_, over) => setTimeout(over, patience)),
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
