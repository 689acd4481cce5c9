/** Pixels: a finger's shorter scrolling is unintended. */
const slack = 8;

/** Scrolling down hides the line above the phone's header, scrolling up shows it (header.css). */
export function shrinkHeader() {
  let last = scrollY;
  const follow = () => {
    const down = scrollY > last;
    if (Math.abs(scrollY - last) < slack) return;
    last = scrollY;
    document.documentElement.toggleAttribute("data-scrolled", down && scrollY > 120);
  };
  addEventListener("scroll", follow, { passive: true });
}
