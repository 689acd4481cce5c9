/** Milliseconds that both answers take to open and close, and a little more (ui/styles/motion.css). */
const moving = 500;

/**
 * Opening an answer closes the one above it, and all below moves up: the question that was touched
 * stays in the window.
 */
export function keepQuestionInSight() {
  let end = 0;
  // Stops when something is clicked, which may scroll elsewhere.
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
}
