import type { Problem } from "./problem";

/** The form that was refused; "page" where it has no field that is wrong. */
type Place = "booking" | "answer" | "day" | "note" | "page";

function placeOf({ booking, answer, day, field }: Problem): Place {
  if (booking) return "booking";
  if (answer !== undefined) return "answer";
  if (day) return "day";
  return field ? "note" : "page";
}

/** Why a change was refused, beside what is wrong. It takes the focus, so that it is heard and seen. */
export const ChangeProblem = ({
  problem,
  at,
}: {
  problem: Problem | undefined;
  /** Where this stands. */
  at: Place;
}) =>
  problem &&
  placeOf(problem) === at && (
    // biome-ignore lint/a11y/noAutofocus: the response to the form that was just sent.
    <p autoFocus className="problem" id="change-problem" role="alert" tabIndex={-1}>
      {problem.message}
    </p>
  );
