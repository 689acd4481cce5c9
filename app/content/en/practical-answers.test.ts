import { expect, it } from "vitest";
import { clinicFacts } from "../../facts/clinic-facts";
import { practicalAnswers } from "./practical-answers";

const { practical } = clinicFacts;

it("shows the clinic's answers and lists the other topics to ask about", () => {
  const silent = practicalAnswers({ practical });
  expect(silent.answers).toEqual([]);
  expect(silent.unanswered).toHaveLength(Object.keys(practical).length);
  const said = practicalAnswers({ practical: { ...practical, telehealth: "Yes, in Florida." } });
  expect(said.answers.map(({ answer }) => answer)).toEqual(["Yes, in Florida."]);
  expect(said.unanswered).toHaveLength(silent.unanswered.length - 1);
});
