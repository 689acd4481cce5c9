import { wide } from "./wide-parts";

/**
 * The phone's menu closes when a link is chosen, also one that stays on the page, when it is left,
 * and when the screen becomes too wide for it.
 */
export function enhanceSiteMenu() {
  const menu = document.querySelector<HTMLElement>("[data-site-menu]");
  const toggle = document.querySelector<HTMLElement>("[data-site-menu-toggle]");
  if (!menu || !toggle) return;
  const sayState = () => {
    toggle.ariaExpanded = String(menu.matches(":popover-open"));
  };
  sayState();
  wide.addEventListener("change", () => menu.hidePopover());
  menu.addEventListener("toggle", sayState);
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) menu.hidePopover();
  });
  menu.addEventListener("focusout", ({ relatedTarget: next }) => {
    if (next && next !== toggle && !menu.contains(next as Node)) menu.hidePopover();
  });
}
