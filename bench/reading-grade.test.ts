import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readingGrades } from "./reading-grade";

/** Statutes and contracts have words of their own. */
const policies = [
  "/privacy",
  "/terms",
  "/refund-policy",
  "/good-faith-estimate",
  "/weight-loss-rights",
  "/notice-of-privacy-practices",
];

it("every visitor page apart from policies reads at grade 8 or lower", () => {
  const grades = readingGrades(resolve(import.meta.dirname, "../build")).filter(
    ({ path }) => !policies.includes(path),
  );
  expect(grades.length).toBeGreaterThan(30);
  expect(grades.filter(({ grade }) => grade > 8)).toEqual([]);
});
