import { neutralTitle } from "~/content/en/discreet";

/** Key in sessionStorage: the visitor asked for a neutral tab title and icon in this tab. */
const storageKey = "neutral-tab";
/**
 * Most milliseconds from the first Escape to the third: closing a menu and a dialog takes longer.
 */
const quickly = 1_500;
const neutralIcon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Returns a function that tells whether a key is the third Escape in a row and in time; a key held
 * down counts once.
 */
export function countEscapes() {
  let times: number[] = [];
  return ({ key, repeat, timeStamp }: Pick<KeyboardEvent, "key" | "repeat" | "timeStamp">) => {
    if (repeat) return false;
    times = key === "Escape" ? [...times.slice(-2), timeStamp] : [];
    return times.length === 3 && timeStamp - (times[0] ?? 0) < quickly;
  };
}

/**
 * "Leave this page", pressing Escape three times, and the neutral tab title
 * (site/frame/discreet.tsx).
 */
export function enhanceDiscreet() {
  const isThird = countEscapes();
  document.addEventListener("keydown", (event) => {
    if (isThird(event)) leave();
  });
  document.querySelector("[data-leave]")?.addEventListener("click", (event) => {
    event.preventDefault();
    leave();
  });
  const button = document.querySelector<HTMLButtonElement>("[data-neutral-tab]");
  if (button) neutralTab(button);
}

/** The empty page replaces this one in the tab's history and needs no network. */
function leave() {
  try {
    sessionStorage.clear();
  } catch {
    // The browser stores nothing, so there is nothing to delete.
  }
  location.replace("about:blank");
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
  // A form's result changes the title later (ui/form/error-title.ts).
  const follow = new MutationObserver(() => {
    if (document.title === neutralTitle) return;
    title = document.title;
    if (button.ariaPressed === "true") document.title = neutralTitle;
  });
  const named = document.querySelector("title");
  if (named) follow.observe(named, { childList: true, characterData: true, subtree: true });

  try {
    show(sessionStorage.getItem(storageKey) !== null);
  } catch {
    // The browser stores nothing: the title stays neutral on this page only.
  }
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
