import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Approval } from "~/catalogue/product";
import { canonicalSlug, listings } from "~/catalogue/products";
import { findClaims } from "~/content/en/claims";
import { finishedPages } from "../../tests/fixtures/built-pages";
import { facts } from "../../tests/fixtures/built-site";
import { evidenceRecord } from "./facts-schema";

const questions = readFileSync("docs/open-questions.md", "utf8");
const built = await finishedPages();
const pageOf = (slug: string) => built.get(`/treatments/${slug}`)?.content.toString() ?? "";

/** Approvals that a record may have for each FDA status of the warnings. */
const allowed: Record<Approval, readonly string[]> = {
  "approved-generic": ["this-use"],
  "approved-unless-compounded": ["compounded"],
  "approved-other-form": ["other-use"],
  "approved-other-use": ["other-use"],
  // "When compounded" on the ladder would imply that an approved form exists.
  compounded: ["not-approved"],
  unapproved: ["not-approved"],
  unknown: ["not-approved"],
};

const own = listings.filter((listing) => canonicalSlug(listing) === listing.slug);

it("has a record for each treatment, and no other", () => {
  expect(own.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(facts.treatments).toSorted());
});

describe.each(own.map((listing) => [listing.slug, listing] as const))(
  "the record of %s",
  (slug, { safety, title }) => {
    const record = evidenceRecord.parse(facts.treatments[slug]?.evidence);

    it("agrees with the status of its warnings", () => {
      expect(allowed[safety.status.approval]).toContain(record.approval);
      if (safety.status.approval === "unknown") expect(record.studies).toBeNull();
    });

    it("cites no future sources, each once, without a promise or a brand", () => {
      const { sources } = record;
      for (const { title: words, year, url } of sources) {
        expect(year).toBeLessThanOrEqual(new Date().getFullYear());
        expect(findClaims(words)).toEqual([]);
        expect(findClaims(url)).toEqual([]);
      }
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
    });

    it("is an open question while it has fewer than two sources", () => {
      const isOpen = questions.includes(`| ${title} |`);
      expect(isOpen, `docs/open-questions.md, "${title}"`).toBe(record.sources.length < 2);
    });

    it("is on the treatment's page with every source and its year, and with its review if there was one", () => {
      const page = pageOf(slug);
      for (const { url, year } of record.sources) {
        const [, after = ""] = page.split(`href="${url.replaceAll("&", "&amp;")}"`);
        expect(after.slice(0, 200), url).toContain(String(year));
      }
      expect(page).not.toMatch(/not reviewed|not confirmed/);
      expect(page.includes("Reviewed by")).toBe(record.reviewedBy !== null);
    });
  },
);
