import { Outcome } from "~/ui/form/post-form";

/** Where the message appears; "page" when no field is wrong. */
type Place = "booking" | "answer" | "day" | "note" | "page";

function placeOf({ booking, answer, day, field }: Problem): Place {
  if (booking) return "booking";
  if (answer !== undefined) return "answer";
  if (day) return "day";
  return field ? "note" : "page";
}

/**
 * Why a change was rejected, beside the wrong field. Takes focus, so that it is seen and announced.
 */
export const ChangeProblem = ({
  problem,
  at,
}: {
  problem: Problem | undefined;
  /** The form below this message. */
  at: Place;
}) =>
  problem &&
  placeOf(problem) === at && (
    <Outcome className="problem" id="change-problem" role="alert">
      {problem.message}
    </Outcome>
  );

/** Why a change was rejected, with the typed text, so that it is not lost. */
export type Problem = {
  message: string;
  note: string;
  /** Typed message for the visitor. */
  answer?: string;
  /** Id of the newest message that the page showed, when a newer one stopped the reply. */
  shown?: string;
  /** Values typed for an appointment; `refused`: rejected, but may be booked anyway. */
  booking?: TypedBooking;
  /** The note is invalid. */
  field: boolean;
  /** The follow-up's day is invalid. */
  day?: boolean;
};

type TypedBooking = Record<"day" | "time" | "minutes" | "person" | "place", string> & {
  refused: boolean;
};

/** A rejected change: the response's status, its message, and what the page shows with it. */
export type Refused = { message: string; status: number; about: Partial<Problem> };

export const refused = (
  message: string,
  status: number,
  about: Partial<Problem> = {},
): Refused => ({
  ...{ message, status, about },
});
