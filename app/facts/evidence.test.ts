import { describe, expect, it } from "vitest";
import { factsOn } from "~/core/pages/live-site";
import { facts } from "../../tests/fixtures/test-facts";
import { countRungs, nextReview, reviewState, withReview } from "./evidence";
import { withChanges } from "./fact-change";
import { type EvidenceRecord, evidenceRecord } from "./facts-schema";

const unreviewed: EvidenceRecord = {
  approval: "not-approved",
  studies: "animals",
  sources: [],
  reviewedBy: null,
  reviewedOn: null,
  reviewDue: null,
};
const reviewed: EvidenceRecord = {
  ...unreviewed,
  reviewedBy: "A. Physician",
  reviewedOn: "2026-11-25",
  reviewDue: "2027-11-25",
};
const source = {
  title: "A label",
  url: "https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=1",
  year: 2024,
};

describe("the ladder of a record", () => {
  it.each([
    ["not-approved", null, 0],
    ["not-approved", "cells", 1],
    ["other-use", "animals", 2],
    ["other-use", "small-studies", 3],
    ["compounded", "large-trials", 4],
    ["this-use", "large-trials", 5],
  ] as const)(
    "with the approval %s and the studies %s has %i rungs",
    (approval, studies, rungs) => {
      expect(countRungs({ approval, studies })).toBe(rungs);
    },
  );
});

describe("the review of a record", () => {
  it.each([
    ["2026-12-01", "2027-12-01"],
    ["2028-02-29", "2029-03-01"],
  ])("on %s is due again on %s", (on, due) => expect(nextReview(on)).toBe(due));

  it.each([
    ["2027-10-25", "current"],
    ["2027-10-26", "soon"],
    ["2027-11-25", "soon"],
    ["2027-11-26", "overdue"],
    ["2028-02-22", "overdue"],
    ["2028-02-23", "lapsed"],
    ["2030-01-01", "lapsed"],
  ])("due on November 25, 2027 is on %s %s", (today, state) =>
    expect(reviewState(reviewed, today)).toBe(state),
  );

  it("without a date is never due", () => {
    expect(reviewState(unreviewed, "2099-01-01")).toBe("none");
  });

  it("is due a year later, unless another day is entered", () => {
    const review = { reviewedBy: "A. Physician", reviewedOn: "2026-12-01" };
    expect(withReview(unreviewed, { ...unreviewed, ...review }).reviewDue).toBe("2027-12-01");
    expect(withReview(reviewed, { ...reviewed, ...review }).reviewDue).toBe("2027-12-01");
    const typed = { ...unreviewed, ...review, reviewDue: "2027-03-01" };
    expect(withReview(unreviewed, typed).reviewDue).toBe("2027-03-01");
  });

  it.each([
    ["approval", { approval: "other-use" }],
    ["studies", { studies: "cells" }],
    ["sources", { sources: [source] }],
  ] satisfies [string, Partial<EvidenceRecord>][])(
    "ends with a change of the %s, and its due date stays",
    (_, change) => {
      expect(withReview(reviewed, { ...reviewed, ...change })).toEqual({
        ...reviewed,
        ...change,
        reviewedBy: null,
        reviewedOn: null,
        reviewDue: "2027-11-25",
      });
    },
  );

  it("stays valid when the record changes along with the day of the review", () => {
    const after: EvidenceRecord = { ...reviewed, studies: "cells", reviewedOn: "2026-12-02" };
    expect(withReview(reviewed, after)).toEqual({ ...after, reviewDue: "2027-12-02" });
  });

  it("cannot be postponed after it has ended, nor its due date removed", () => {
    const ended = { ...reviewed, reviewedBy: null, reviewedOn: null };
    const due = (reviewDue: string | null) => withReview(ended, { ...ended, reviewDue }).reviewDue;
    expect(due("2029-01-01")).toBe("2027-11-25");
    expect(due(null)).toBe("2027-11-25");
    expect(due("2027-01-01")).toBe("2027-01-01");
    expect(withReview(reviewed, { ...reviewed, reviewDue: null }).reviewDue).toBe("2027-11-25");
  });
});

describe("a record", () => {
  const isValid = (change: object) => evidenceRecord.safeParse({ ...reviewed, ...change }).success;

  it("has both a name and a day of its review, or neither", () => {
    expect(isValid({})).toBe(true);
    expect(isValid({ reviewedBy: null })).toBe(false);
    expect(isValid({ reviewedOn: null })).toBe(false);
    expect(isValid({ reviewedBy: null, reviewedOn: null })).toBe(true);
  });

  it("is due again within two years after its review", () => {
    expect(isValid({ reviewDue: "2026-11-25" })).toBe(false);
    expect(isValid({ reviewDue: "2028-11-25" })).toBe(true);
    expect(isValid({ reviewDue: "2028-11-26" })).toBe(false);
  });

  it("cites pages of DailyMed, PubMed and the FDA, and at most four", () => {
    const cites = (url: string) => isValid({ sources: [{ ...source, url }] });
    for (const url of [
      source.url,
      "https://pubmed.ncbi.nlm.nih.gov/1/",
      "https://pmc.ncbi.nlm.nih.gov/articles/PMC1",
      "https://www.fda.gov/drugs/a",
      "https://www.accessdata.fda.gov/drugsatfda_docs/label/2024/a.pdf",
      "https://nctr-crs.fda.gov/fdalabel/services/spl/set-ids/a/spl-doc",
    ])
      expect(cites(url), url).toBe(true);
    for (const url of [
      "http://dailymed.nlm.nih.gov/a",
      "https://dailymed.nlm.nih.gov",
      "https://example.com/https://www.fda.gov/a",
      "https://www.fda.gov.example/a",
      "https://notfda.gov/a",
      'https://www.fda.gov/"onclick',
      "javascript:alert(1)",
    ])
      expect(cites(url), url).toBe(false);
    expect(isValid({ sources: Array(4).fill(source) })).toBe(true);
    expect(isValid({ sources: Array(5).fill(source) })).toBe(false);
  });
});

describe("a price", () => {
  const on = (today: string) => {
    const changed = withChanges(facts, [{ path: "treatments.tadalafil.evidence", to: reviewed }]);
    return factsOn(changed, today).treatments.tadalafil;
  };

  it("is withheld with its list price from the ninetieth day after the due date on", () => {
    expect(on("2028-02-22")).toMatchObject({ compareAtPrice: 215.21 });
    expect(on("2028-02-22")).not.toHaveProperty("priceWithheld");
    expect(on("2028-02-23")).toMatchObject({ priceWithheld: true });
    expect(on("2028-02-23")).not.toHaveProperty("compareAtPrice");
  });

  it("is not withheld because a file of facts says so", () => {
    const path = "treatments.tadalafil.priceWithheld";
    const { tadalafil } = factsOn(
      withChanges(facts, [{ path, to: true }]),
      "2026-12-01",
    ).treatments;
    expect(tadalafil).not.toHaveProperty("priceWithheld");
  });
});
