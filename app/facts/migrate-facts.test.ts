import { describe, expect, it } from "vitest";
import { facts } from "../../tests/fixtures/test-facts";
import { factAt, sameFact, withChanges } from "./fact-change";
import type { Facts } from "./facts-schema";
import { factsFormat, migrateFacts } from "./migrate-facts";
import { sampleDetails } from "./sample-details";

const migrated = (stored: unknown, form = factsFormat, own: Facts = facts): Facts => {
  const result = migrateFacts(stored, form, own);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.facts;
};

/** Paths of every fact of the build, including parents; a list is one fact. */
function pathsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path ? `${path}.${key}` : key;
    return [at, ...pathsOf(inner, at)];
  });
}

const optional = /^treatments\.[^.]+\.(compareAtPrice|badge)$/;

describe("published facts of an earlier build", () => {
  it("get the build's value of each missing fact, at any depth", () => {
    const required = pathsOf(facts).filter((path) => !optional.test(path));
    const notFilled = required.filter((path) => {
      const read = migrateFacts(withChanges(facts, [{ path }]), factsFormat, facts);
      return !("facts" in read && sameFact(read.facts, facts));
    });
    expect(notFilled).toEqual([]);
  });

  it("stay without what the clinic has removed", () => {
    const slug = Object.keys(facts.treatments)[0] ?? "";
    const listPrice = `treatments.${slug}.compareAtPrice`;
    const own = withChanges(facts, [
      { path: listPrice, to: 9999 },
      { path: "questions.faqs-own", to: { answer: "Yes." } },
    ]);
    const stored = withChanges(own, [{ path: listPrice }, { path: "questions.faqs-own" }]);
    const read = migrated(stored, factsFormat, own);
    expect(factAt(read, listPrice)).toBeUndefined();
    expect(read.questions).toEqual({});
  });

  it("keep their lists unchanged", () => {
    const stored = withChanges(facts, [
      { path: "areaServed", to: ["Marsh", "Shore"] },
      { path: "hours.holidays", to: [] },
    ]);
    const { areaServed, hours } = migrated(stored);
    expect([areaServed, hours.holidays]).toEqual([["Marsh", "Shore"], []]);
  });

  it("get null for a new nullable fact when the build has no value", () => {
    const { place, people } = sampleDetails;
    const { access, ...olderPlace } = place ?? { access: null };
    const olderPeople = people.map(({ portrait, ...person }) => person);
    const read = migrated({ ...facts, place: olderPlace, people: olderPeople });
    expect(read.place?.access).toBeNull();
    expect(read.people.map(({ portrait }) => portrait)).toEqual(people.map(() => null));
  });

  it("keep a null that the clinic published", () => {
    const own = { ...facts, ...sampleDetails };
    expect(migrated({ ...own, place: null, replies: null }, factsFormat, own)).toMatchObject({
      place: null,
      replies: null,
    });
  });

  it("without a record of the evidence get the build's, and keep their own terms", () => {
    const { evidence, ...older } = facts.treatments.semaglutide ?? { evidence: null };
    const stored = {
      ...facts,
      treatments: { ...facts.treatments, semaglutide: { ...older, price: 5 } },
    };
    expect(migrated(stored).treatments.semaglutide).toEqual({ ...older, price: 5, evidence });
    const partly = { ...older, evidence: { approval: "other-use", studies: "cells" } };
    const read = migrated({ ...facts, treatments: { ...facts.treatments, semaglutide: partly } });
    expect(read.treatments.semaglutide?.evidence).toEqual({
      ...evidence,
      approval: "other-use",
      studies: "cells",
    });
  });

  it("stored facts that do not fit are listed, a line for each validation issue", () => {
    const wrong = { ...facts, email: "nobody", city: "", hours: "always" };
    expect(migrateFacts(wrong, factsFormat, facts)).toEqual({
      problems: [
        "email: Invalid email address",
        "city: must not be empty",
        expect.stringMatching(/^hours: /),
      ],
    });
  });

  it("are rejected when a newer site wrote them", () => {
    expect(migrateFacts(facts, factsFormat + 1, facts)).toHaveProperty("problems");
  });
});
