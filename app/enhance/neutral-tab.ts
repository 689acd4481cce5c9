import { neutralTitle } from "~/content/en/discreet";

/** The neutral tab title and icon (site/frame/footer.tsx): a module that few visitors need. */

/** Key in sessionStorage: the visitor asked for a neutral tab in this tab. */
const storageKey = "neutral-tab";
const neutralIcon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

function isAskedFor() {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // The browser stores nothing: the title stays neutral on this page only.
    return false;
  }
}

function neutralTab(button: HTMLButtonElement) {
  let title = document.title;
  const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")].map((link) => ({
    link,
    href: link.href,
  }));
  const show = (isNeutral: boolean) => {
    button.ariaPressed = String(isNeutral);
    document.title = isNeutral ? neutralTitle : title;
    for (const { link, href } of icons) link.href = isNeutral ? neutralIcon : href;
  };
  // A form's result changes the title later (ui/form/error-summary.tsx).
  const follow = new MutationObserver(() => {
    if (document.title === neutralTitle) return;
    title = document.title;
    if (button.ariaPressed === "true") document.title = neutralTitle;
  });
  const named = document.querySelector("title");
  if (named) follow.observe(named, { childList: true, characterData: true, subtree: true });

  show(isAskedFor());
  // It may have been switched on or off on a page after this one.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) show(isAskedFor());
  });
  button.addEventListener("click", () => {
    const isNeutral = button.ariaPressed !== "true";
    show(isNeutral);
    try {
      if (isNeutral) sessionStorage.setItem(storageKey, "");
      else sessionStorage.removeItem(storageKey);
    } catch {
      // The browser may block storage, as above.
    }
  });
}

const tool = document.querySelector<HTMLElement>("[data-kept=neutral-tab]");
const button = tool?.querySelector("button");
if (tool && button) {
  neutralTab(button);
  // From now on a click needs no repetition (scripts-on-demand.ts).
  delete tool.dataset.script;
}
