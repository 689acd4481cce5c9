import { expect, it } from "vitest";
import { monthsLater } from "~/core/retention/retention-job";

it.each([
  ["2026-03-02T14:05:06.007Z", 24, "2028-03-02T14:05:06.007Z"],
  ["2026-01-31T00:00:00.000Z", 1, "2026-02-28T00:00:00.000Z"],
  ["2028-01-31T00:00:00.000Z", 1, "2028-02-29T00:00:00.000Z"],
  ["2028-02-29T23:59:59.999Z", 12, "2029-02-28T23:59:59.999Z"],
  ["2026-03-31T12:00:00.000Z", -1, "2026-02-28T12:00:00.000Z"],
  ["2026-12-31T12:00:00.000Z", 2, "2027-02-28T12:00:00.000Z"],
  ["2026-02-28T12:00:00.000Z", 1, "2026-03-28T12:00:00.000Z"],
])("%s and %s months are %s", (from, months, later) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(later);
});
