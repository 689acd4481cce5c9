import { describe, expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/test-facts";
import { ownQuestions } from "./own-texts";
import { practicalAnswers } from "./practical-answers";

const answers = [
  ...ownQuestions(facts).map(({ page, own }) => ({ page, ...own })),
  ...practicalAnswers(facts).flatMap(({ questions }) =>
    questions.map((one) => ({ page: "contact", ...one })),
  ),
];

describe("the answer of every question", () => {
  it.each(answers)("has at most 100 words: $page, $question", ({ answer }) => {
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(100);
  });

  it("differs from every other answer on its page, and repeats no sentence of one but a warning", () => {
    const sentences = answers.flatMap(({ page, answer }) =>
      answer.split(/(?<=[.!?]) /).map((sentence) => `${page}: ${sentence}`),
    );
    const isWarning = /911|not for you|not for anyone|good-faith|consultation is free|pharmacy/;
    const twice = sentences.filter((one, at) => sentences.indexOf(one) < at);
    expect(twice.filter((one) => !isWarning.test(one))).toEqual([]);
  });
});
