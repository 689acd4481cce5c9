import { wide } from "./site-menu";

/**
 * The All Treatments dropdown: a module that only wide screens fetch (scripts-on-demand.ts).
 * It opens after a hover of 100 ms and has arrow keys and a type-ahead of one second
 * (specification, section 9).
 */
const hoverDelay = 100;
const leaveDelay = 220;
const typeAheadReset = 1000;

function enhanceTreatmentsMenu() {
  const trigger = document.querySelector<HTMLButtonElement>("[data-treatments-trigger]");
  const menu = trigger?.popoverTargetElement as HTMLElement | null | undefined;
  if (!trigger || !menu) return;

  const items = [...menu.querySelectorAll<HTMLAnchorElement>("a")];
  let hoverTimer = 0;
  let typed = "";
  let typedTimer = 0;
  let openedByHover = false;

  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", trigger.textContent.trim());
  trigger.setAttribute("aria-haspopup", "menu");
  for (const item of items) {
    item.setAttribute("role", "menuitem");
    item.tabIndex = -1;
  }

  const isOpen = () => menu.matches(":popover-open");
  // The browser may have opened the menu before this script loaded.
  trigger.setAttribute("aria-expanded", String(isOpen()));
  const open = (focus?: HTMLElement) => {
    if (!isOpen()) menu.showPopover();
    // WebKit: a menu reopened while closing can be focused only after a layout.
    menu.getBoundingClientRect();
    focus?.focus();
  };
  const close = () => {
    if (isOpen()) menu.hidePopover();
  };
  const later = (action: () => void, delay: number) => {
    clearTimeout(hoverTimer);
    hoverTimer = window.setTimeout(action, delay);
  };

  // On a narrow screen it would stay open, but hidden.
  wide.addEventListener("change", close);
  // Closes the menu on a page restored from the back/forward cache.
  menu.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) close();
  });
  menu.addEventListener("toggle", () => {
    trigger.setAttribute("aria-expanded", String(isOpen()));
    if (!isOpen()) openedByHover = false;
  });

  for (const area of [trigger, menu]) {
    area.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      later(() => {
        openedByHover ||= !isOpen();
        open();
      }, hoverDelay);
    });
    area.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "mouse") return;
      later(() => {
        if (openedByHover) close();
      }, leaveDelay);
    });
  }

  trigger.addEventListener("click", (event) => {
    event.preventDefault();
    clearTimeout(hoverTimer);
    const byKeyboard = event.detail === 0;
    if (isOpen() && !openedByHover) return close();
    openedByHover = false;
    open(byKeyboard ? items[0] : undefined);
  });

  trigger.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") open(items[0]);
    else if (event.key === "ArrowUp") open(items.at(-1));
    else return;
    openedByHover = false;
    event.preventDefault();
  });

  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement as HTMLAnchorElement);
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowRight") items[(at + 1) % items.length]?.focus();
    else if (key === "ArrowUp" || key === "ArrowLeft") items.at(at <= 0 ? -1 : at - 1)?.focus();
    else if (key === "Home") items[0]?.focus();
    else if (key === "End") items.at(-1)?.focus();
    else if (key === "Escape" || (key === "Tab" && event.shiftKey)) {
      close();
      trigger.focus();
    } else if (key === " " && typed === "") items[at]?.click();
    else if (key === "Tab") return close();
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) typeAhead(key);
    else return;
    event.preventDefault();
  });

  function typeAhead(key: string) {
    clearTimeout(typedTimer);
    typedTimer = window.setTimeout(() => {
      typed = "";
    }, typeAheadReset);
    typed += key.toLowerCase();
    // Repeating a letter moves to the next item that begins with it.
    const repeated = [...typed].every((letter) => letter === typed[0]);
    const wanted = repeated ? (typed[0] ?? "") : typed;
    const at = items.indexOf(document.activeElement as HTMLAnchorElement);
    const from = repeated ? at + 1 : Math.max(at, 0);
    const inOrder = [...items.slice(from), ...items.slice(0, from)];
    // An item's text begins with its label.
    inOrder.find((item) => item.textContent.toLowerCase().startsWith(wanted))?.focus();
  }
}

enhanceTreatmentsMenu();
