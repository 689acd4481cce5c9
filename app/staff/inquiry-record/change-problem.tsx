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
  /** The form above which this is rendered. */
  at: Place;
}) =>
  problem &&
  placeOf(problem) === at && (
    // biome-ignore lint/a11y/noAutofocus: the response to the form that was just sent.
    <p autoFocus className="problem" id="change-problem" role="alert" tabIndex={-1}>
      {problem.message}
    </p>
  );

/** Why a change was refused, with the typed text, so that it is not lost. */
export type Problem = {
  message: string;
  note: string;
  /** Text typed for the visitor. */
  answer?: string;
  /** Id of the newest message that the page had shown, where a newer one stopped the answer. */
  shown?: string;
  /** Values typed for an appointment; `refused`: it may be booked anyway. */
  booking?: TypedBooking;
  /** The note is wrong. */
  field: boolean;
  /** The follow-up's day is wrong. */
  day?: boolean;
};

export type TypedBooking = Record<"day" | "time" | "minutes" | "person" | "place", string> & {
  refused: boolean;
};
