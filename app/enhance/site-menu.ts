/**
 * Closes the phone's menu when a link in it is clicked (also one to the same page), when focus
 * leaves it, and when the screen becomes wide.
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

/** From this width on the header shows the navigation (ui/styles/header.css). */
export const wide = matchMedia("(width >= 68rem)");

/** Pixels: shorter scrolling is unintended, or the page's own, as when a tab changes its height. */
const slack = 40;

/** Scrolling down hides the line above the phone's header, scrolling up shows it (header.css). */
export function shrinkHeader() {
  // Not scrollY: asking for it lays out the page before its main picture can be shown.
  let last = 0;
  const follow = () => {
    const down = scrollY > last;
    if (Math.abs(scrollY - last) < slack) return;
    last = scrollY;
    document.documentElement.toggleAttribute("data-scrolled", down && scrollY > 120);
  };
  addEventListener("scroll", follow, { passive: true });
}
