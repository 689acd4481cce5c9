import { wide } from "./wide";

/**
 * The phone's menu closes when a link is chosen, also one that stays on the page, when it is left,
 * and when the screen becomes too wide for it.
 */
export function enhanceSiteMenu() {
  const toggle = document.querySelector<HTMLButtonElement>("[data-site-menu-toggle]");
  const menu = toggle?.popoverTargetElement as HTMLElement | null | undefined;
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
