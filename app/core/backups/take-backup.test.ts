import { expect, it } from "vitest";
import { keptBackups } from "./take-backup";

const keep = { hours: 24, days: 7, weeks: 8, months: 12 };
const hour = 3_600_000;
const newest = Date.parse("2026-11-20T12:30:00Z");

/** Every hour for two years. */
const made = Array.from({ length: 2 * 365 * 24 }, (_, n) => new Date(newest - n * hour));
const kept = () => [...keptBackups(made, keep)].map((date) => date.toISOString()).sort();

it("keeps the last 24 hours, 7 days, 8 weeks and 12 months, the newest of each", () => {
  const names = kept();
  expect(names.filter((name) => name > "2026-11-19T13")).toHaveLength(24);
  for (const day of ["2026-11-14", "2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18"])
    expect(names).toContain(`${day}T23:30:00.000Z`);
  // Sundays, the last day of a week.
  for (const day of ["2026-10-04", "2026-10-11", "2026-11-08", "2026-11-15"])
    expect(names).toContain(`${day}T23:30:00.000Z`);
  expect(names).not.toContain("2026-09-27T23:30:00.000Z");
  for (const month of ["2025-12-31", "2026-01-31", "2026-10-31"])
    expect(names).toContain(`${month}T23:30:00.000Z`);
  expect(names[0]).toBe("2025-12-31T23:30:00.000Z");
});

it("removes nothing because of a clock that jumps ahead, and never the newest backup", () => {
  const ahead = new Date("2029-11-20T12:30:00Z");
  const after = [...keptBackups([...made, ahead], keep)].map((date) => date.toISOString()).sort();
  expect(after.filter((name) => name > "2026-11-19T14")).toHaveLength(24);
  expect(after).toContain("2026-11-15T23:30:00.000Z");
  const nothing = { hours: 0, days: 0, weeks: 0, months: 0 };
  expect([...keptBackups(made, nothing)].map(Number)).toEqual([newest]);
  expect([...keptBackups([], keep)]).toEqual([]);
});
