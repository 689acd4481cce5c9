/** The phone's menu closes when a link is chosen, also one that stays on the page, and when it is left. */
export function enhanceSiteMenu() {
  const menu = document.querySelector<HTMLElement>("[data-site-menu]");
  const toggle = document.querySelector<HTMLElement>("[data-site-menu-toggle]");
  if (!menu || !toggle) return;
  toggle.setAttribute("aria-expanded", "false");
  menu.addEventListener("toggle", () => {
    toggle.setAttribute("aria-expanded", String(menu.matches(":popover-open")));
  });
  menu.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) menu.hidePopover();
  });
  menu.addEventListener("focusout", ({ relatedTarget: next }) => {
    if (next && next !== toggle && !menu.contains(next as Node)) menu.hidePopover();
  });
}
