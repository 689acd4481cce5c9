import { Outcome } from "~/ui/form/post-form";

/** Why a change was rejected, with the typed text, so that it is not lost. */
export type Problem = {
  message: string;
  status: number;
  /** The form beside which the message appears; "page" when no field is wrong. */
  at: "answer" | "day" | "note" | "page";
  note?: string;
  answer?: string;
  /** Id of the newest message that the page showed, when a newer one stopped the reply. */
  shown?: string;
};

/** A rejected change: its message, the response's status, and what the page shows with it. */
export const refused = (
  message: string,
  status: number,
  about: Partial<Problem> = {},
): Problem => ({ message, status, at: "page", ...about });

/** The message of a rejected change, where it is about the form `at`. */
export const ChangeProblem = ({
  problem,
  at,
}: {
  problem: Problem | undefined;
  at: Problem["at"];
}) =>
  problem?.at === at && (
    <Outcome className="problem" id="change-problem" role="alert">
      {problem.message}
    </Outcome>
  );
