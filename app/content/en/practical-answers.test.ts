import { describe, expect, it } from "vitest";
import { clinicFacts } from "../../facts/clinic-facts";
import { sampleDetails } from "../../facts/sample-details";
import { practicalAnswers } from "./practical-answers";

const { practical } = clinicFacts;
const answersOf = (facts = clinicFacts) =>
  practicalAnswers(facts).flatMap(({ questions }) => questions.map(({ answer }) => answer));

describe("the questions that people have before a visit", () => {
  it("show the clinic's own answer to each of them instead of the site's preliminary one", () => {
    const said = answersOf({ ...clinicFacts, ...sampleDetails });
    expect(said).toEqual(expect.arrayContaining(Object.values(sampleDetails.practical)));
    expect(said).toHaveLength(answersOf().length);
  });

  it.each(Object.keys(practical))(
    "have an answer while the clinic has supplied none: %s",
    (fact) => {
      const own = "The clinic’s own answer.";
      const said = answersOf({ ...clinicFacts, practical: { ...practical, [fact]: own } });
      const [replaced] = answersOf().filter((answer) => !said.includes(answer));
      expect(said).toContain(own);
      expect(replaced).toMatch(/^[A-Z(].*\.$/);
    },
  );

  it("begin with six for who is about to write", () => {
    const [first] = practicalAnswers(clinicFacts);
    expect(first?.group).toBe("first");
    expect(first?.questions).toHaveLength(6);
  });

  it("say who calls back and how soon, and the street, once the clinic has supplied them", () => {
    const { replies, place } = sampleDetails;
    const said = answersOf({ ...clinicFacts, replies, place }).join("\n");
    for (const detail of [replies?.by, replies?.within, place?.street]) {
      expect(said).toContain(detail);
      expect(answersOf().join("\n")).not.toContain(detail);
    }
  });
});
