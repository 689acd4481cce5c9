import { hashInAddress } from "./hash-in-address";
import { loadScript } from "./load-script";

/**
 * Cards open their treatment in place. What that takes, dialogs.ts, is fetched at the first sign
 * that somebody will, and told by events what is wanted. Links opened in a new tab, or without
 * scripts, lead to the treatment's page.
 */
export function enhanceDialogLinks() {
  const url = document.documentElement.dataset.dialogs;
  if (!url || !document.querySelector("[data-opens]")) return;
  let wanted = false;
  const tell = (sign: string, detail?: string) => {
    wanted = true;
    return loadScript(url).then(() => {
      document.dispatchEvent(new CustomEvent(`dialogs-${sign}`, { detail }));
    });
  };
  const linkAt = ({ target }: Event) =>
    (target as Element).closest<HTMLAnchorElement>("[data-opens]");

  for (const sign of ["pointerover", "focusin"])
    document.addEventListener(sign, (event) => {
      const slug = linkAt(event)?.dataset.opens;
      if (slug) tell("expect", slug).catch(() => {});
    });
  document.addEventListener("click", (event) => {
    const link = linkAt(event);
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    // Closing leads back to the page below. If that one's address named a part of it, browsers
    // would go there, and focus with them.
    const { hash, href } = location;
    if (hash) history.replaceState({ part: hash }, "", href.replace(hash, ""));
    history.pushState({ openedHere: true }, "", `#${link.dataset.opens}`);
    tell("follow").catch(() => location.replace(link.href));
  });
  const follow = () => {
    if (wanted || hashInAddress()) tell("follow").catch(() => {});
  };
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  follow();
}
