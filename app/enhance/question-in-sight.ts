/*
 * Opening an answer closes the one above it, which moves everything up: the clicked question is
 * kept in the window.
 */

/** Milliseconds for both answers' animations (ui/styles/motion.css), plus a margin. */
const moving = 500;

let end = 0;
// Stops at the next click, which may scroll elsewhere.
document.addEventListener(
  "click",
  () => {
    end = 0;
  },
  true,
);
document.addEventListener(
  "toggle",
  ({ target }) => {
    const answer = target as HTMLDetailsElement;
    if (!answer.open || !answer.name) return;
    end = performance.now() + moving;
    const keep = () => {
      answer.firstElementChild?.scrollIntoView({ block: "nearest", behavior: "instant" });
      if (performance.now() < end) requestAnimationFrame(keep);
    };
    keep();
  },
  true,
);
