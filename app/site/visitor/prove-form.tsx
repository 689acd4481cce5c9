import { visitorPageWords } from "~/content/en/pages/inquiry-status";
import { TextField } from "~/ui/form/field";
import type { VisitorProblem } from "./answer-visitor";

const words = visitorPageWords.prove;

/** An old link asks for the inquiry's phone number and last name before it opens. */
export function ProveForm({ problem }: { problem: VisitorProblem | undefined }) {
  const error = problem?.form === "prove" ? problem.message : undefined;
  return (
    <form className="form visitor-form" method="post">
      <p className="wide">{words.text}</p>
      <TextField
        autoComplete="off"
        defaultValue={problem?.typed.digits}
        error={error}
        id="digits"
        inputMode="numeric"
        label={words.digits}
        maxLength={4}
        name="digits"
      />
      <TextField
        autoComplete="family-name"
        defaultValue={problem?.typed.lastName}
        id="lastName"
        label={words.lastName}
        maxLength={100}
        name="lastName"
      />
      <p className="wide">
        <button className="button" name="do" type="submit" value="prove">
          {words.submit}
        </button>
      </p>
    </form>
  );
}
