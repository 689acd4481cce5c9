import { expect, it } from "vitest";
import { clinicFacts } from "../../facts/clinic-facts";
import { practicalAnswers } from "./practical-answers";

const { practical } = clinicFacts;

it("shows what the clinic has said and names everything else to be asked", () => {
  const silent = practicalAnswers({ practical });
  expect(silent.answers).toEqual([]);
  expect(silent.unanswered).toHaveLength(Object.keys(practical).length);
  const said = practicalAnswers({ practical: { ...practical, telehealth: "Yes, in Florida." } });
  expect(said.answers.map(({ answer }) => answer)).toEqual(["Yes, in Florida."]);
  expect(said.unanswered).toHaveLength(silent.unanswered.length - 1);
});
