import { describe, expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/test-facts";
import { hoursInText, weekdays } from "../../facts/hours/opening-hours";
import { faqs as faqsOf } from "./faqs";

const faqs = faqsOf(facts);

const said = faqs
  .flatMap(({ answer, facts = [] }) => [answer, ...facts.map(({ value }) => value)])
  .join("\n");

describe("the questions of /faqs", () => {
  it("are twenty different ones", () => {
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(20);
    for (const { question } of faqs) expect(question).toMatch(/\?$/);
  });

  it("are grouped by topic", () => {
    const runs = faqs.filter(({ topic }, index) => topic !== faqs[index - 1]?.topic);
    expect(runs).toHaveLength(new Set(faqs.map(({ topic }) => topic)).size);
  });

  it("cover the questions that specification, section 2, lists", () => {
    const asked = faqs.map(({ topic, question, answer }) => `${topic} ${question} ${answer}`);
    for (const subject of [
      /services/i,
      /\bTRT\b/,
      /\bHRT\b/,
      /GLP-1/,
      /peptides/i,
      /prescription/i,
      /consultation/i,
      /insurance/i,
      /safe/i,
      new RegExp(facts.areaServed.slice(0, -1).join(".*")),
    ])
      expect(asked.some((text) => subject.test(text))).toBe(true);
  });

  // pages.test.ts checks the clinic's figures.
  it.each([
    "4–6 weeks",
    "quarterly",
    "BMI of 30 or more",
    "BMI of 27 or more",
    "consultation is free",
    "once in 24 hours",
    "once daily",
    "not FDA-approved",
  ])("contain %s", (fact) => {
    expect(said).toContain(fact);
  });

  it("state the same office hours as the contact page", () => {
    const place = faqs.at(-1)?.answer ?? "";
    for (const day of weekdays) {
      const open = facts.hours.office[day];
      if (!open) continue;
      const shown = hoursInText(open);
      expect(place, "the last answer").toContain(shown);
      // The day is in the same part of the sentence as its hours, or in the part after it.
      const from = place.indexOf(shown);
      const until = place.indexOf(" AM to ", from + shown.length);
      expect(place.slice(from, until < 0 ? undefined : until)).toContain(day);
    }
  });
});
