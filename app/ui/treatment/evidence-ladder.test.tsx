import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { EvidenceRecord } from "~/facts/facts-schema";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { EvidenceLadder, EvidenceMark } from "./evidence-ladder";

const record: EvidenceRecord = {
  approval: "other-use",
  studies: "small-studies",
  sources: [],
  reviewedBy: null,
  reviewedOn: null,
  reviewDue: null,
};
const source = { title: "A label", url: "https://www.fda.gov/a", year: 2024 };

const onSite = (part: ReactNode) => renderOnSite(part);
const ladder = (change: Partial<EvidenceRecord> = {}) =>
  onSite(<EvidenceLadder record={{ ...record, ...change }} />);
const mark = (change: Partial<EvidenceRecord> = {}) =>
  onSite(<EvidenceMark record={{ ...record, ...change }} />);
const textOf = (html: string) => html.replace(/<[^>]+>/g, "");
/** Number of line segments in the drawing's bold path. */
const drawn = (html: string) =>
  /<path d="((?:M4 \d+h20)*)"/.exec(html)?.[1]?.match(/M/g)?.length ?? 0;

describe("the evidence ladder", () => {
  it.each([
    [{ studies: null }, 0],
    [{ studies: "cells" }, 1],
    [{ studies: "small-studies" }, 3],
    [{ studies: "large-trials", approval: "compounded" }, 4],
    [{ studies: "large-trials", approval: "this-use" }, 5],
  ] satisfies [Partial<EvidenceRecord>, number][])(
    "for %j draws %i rungs, in words too, large and small",
    (change, reached) => {
      const html = ladder(change);
      expect(html.match(/<li><strong>/g)?.length ?? 0).toBe(reached);
      expect(html.match(/ \(no\)/g)?.length ?? 0).toBe(Math.max(0, 4 - reached));
      expect([drawn(html), drawn(mark(change))]).toEqual([reached, reached]);
    },
  );

  it("is hidden from screen readers, which read its words", () => {
    for (const html of [ladder(), mark()]) expect(html).toContain('<svg aria-hidden="true"');
    expect(textOf(mark())).toBe("Small studies in people");
  });

  it.each([
    ["this-use", "FDA-approved for this use"],
    ["other-use", "FDA approval: for another use only"],
    ["compounded", "FDA approval: not when compounded"],
    ["not-approved", "FDA approval: none"],
  ] as const)("names the approval %s on its highest rung", (approval, name) => {
    expect(textOf(ladder({ approval }))).toContain(name);
  });

  it("does not credit a compounded medicine with the trials of the approved form", () => {
    const change = { approval: "compounded", studies: "large-trials" } as const;
    expect(textOf(ladder(change))).toContain("do not show what a compounded one does");
    expect(textOf(mark(change))).toBe("Large trials, approved form");
  });

  it("links its sources with their years", () => {
    const one = ladder({ sources: [source] });
    expect(one).toContain('<a href="https://www.fda.gov/a">A label</a>, 2024');
  });

  it("names the reviewer and the day once there was a review, and nothing before", () => {
    expect(textOf(ladder())).not.toMatch(/review/i);
    const reviewed = { reviewedBy: "A. Physician, MD", reviewedOn: "2026-11-25" };
    expect(textOf(ladder({ ...reviewed, reviewDue: "2027-11-25" }))).toContain(
      "Reviewed by A. Physician, MD on November 25, 2026. Next review by November 25, 2027.",
    );
  });
});
