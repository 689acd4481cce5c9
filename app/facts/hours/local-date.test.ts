import { describe, expect, it } from "vitest";
import { parseDate } from "./local-date";

describe("a typed day", () => {
  it("must exist in the calendar", () => {
    expect(parseDate("2026-03-02")).toEqual({ year: 2026, month: 3, day: 2 });
    expect(parseDate("2028-02-29")).toEqual({ year: 2028, month: 2, day: 29 });
  });

  it.each([
    "",
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "2026-00-10",
    "0026-01-01",
    "26-01-01",
    "2026-1-1",
    "yesterday",
  ])("%j is no day", (text) => {
    expect(parseDate(text)).toBeNull();
  });
});
