/**
 * Opening an answer closes the one above it, and all below moves up: the question that was touched
 * stays in the window, also when the movement has ended.
 */
export function keepQuestionInSight() {
  const keep = ({ target }: Event) => {
    const answer = target as HTMLDetailsElement;
    if (answer.open && answer.name) answer.firstElementChild?.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("toggle", keep, true);
  document.addEventListener("transitionend", keep);
}
