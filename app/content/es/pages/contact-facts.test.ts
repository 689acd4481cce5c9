import { expect, it } from "vitest";
import { facts } from "../../../../tests/fixtures/test-facts";
import { contactFacts as english } from "../../en/pages/contact-facts";
import { contactFacts } from "./contact-facts";

it("says that the clinic speaks Spanish only where a fact does, else how it answers", () => {
  const spoken = contactFacts({ ...facts, languages: ["English", "Spanish"] });
  expect(spoken.spoken).not.toBeNull();
  expect(spoken.answersIn).toBe(spoken.spoken);
  const silent = contactFacts({ ...facts, languages: ["English"] });
  expect(silent.spoken).toBeNull();
  expect(silent.answersIn).toContain("inglés");
});

it("says nothing of it in English", () => {
  expect(english(facts)).toMatchObject({ spoken: null, answersIn: null });
});
