import { describe, expect, it } from "vitest";
import { clinicFacts } from "../../facts/clinic-facts";
import { sampleDetails } from "../../facts/sample-details";
import { practicalAnswers } from "./practical-answers";

const { practical } = clinicFacts;

describe("the questions that people have before a visit", () => {
  const empty = practicalAnswers(clinicFacts);

  it("have an answer, or are a topic to ask about while the clinic has supplied nothing", () => {
    const full = practicalAnswers({ ...clinicFacts, ...sampleDetails });
    expect(full.unanswered).toEqual([]);
    expect(empty.answers.length + empty.unanswered.length).toBe(full.answers.length);
  });

  it("show the clinic's own answer instead of the topic", () => {
    const telehealth = "Yes, in Florida.";
    const said = practicalAnswers({ ...clinicFacts, practical: { ...practical, telehealth } });
    expect(said.answers.map(({ answer }) => answer)).toContain(telehealth);
    expect(said.unanswered).toHaveLength(empty.unanswered.length - 1);
  });

  it("show the clinic's own answer instead of the site's preliminary one", () => {
    const missedDose = "Call the pharmacy.";
    const said = practicalAnswers({ ...clinicFacts, practical: { ...practical, missedDose } });
    expect(said.answers).toHaveLength(empty.answers.length);
    expect(said.answers.map(({ answer }) => answer)).toContain(missedDose);
  });

  it("state the street once the clinic has supplied it", () => {
    const said = practicalAnswers({ ...clinicFacts, place: sampleDetails.place });
    const street = sampleDetails.place?.street ?? "no street";
    expect(said.answers.some(({ answer }) => answer.includes(street))).toBe(true);
    expect(empty.answers.some(({ answer }) => answer.includes(street))).toBe(false);
  });
});
