import { describe, expect, it } from "vitest";
import { addBusinessDays } from "./closed-day";
import { dayText, parseDate } from "./local-date";

const add = (day: string, count: number) => {
  const date = parseDate(day);
  return date && dayText(addBusinessDays(date, count));
};

// The federal holidays that the Office of Personnel Management has published for 2026 and 2027.
const holidays = [
  ...["2026-01-01", "2026-01-19", "2026-02-16", "2026-05-25", "2026-06-19", "2026-07-03"],
  ...["2026-09-07", "2026-10-12", "2026-11-11", "2026-11-26", "2026-12-25"],
  ...["2027-01-01", "2027-01-18", "2027-02-15", "2027-05-31", "2027-06-18", "2027-07-05"],
  ...["2027-09-06", "2027-10-11", "2027-11-11", "2027-11-25", "2027-12-24", "2027-12-31"],
];

describe("business days", () => {
  it("are Monday to Friday", () => {
    expect(add("2026-03-02", 3)).toBe("2026-03-05");
    expect(add("2026-03-05", 3)).toBe("2026-03-10");
    expect(add("2026-03-07", 1)).toBe("2026-03-09");
    expect(add("2026-03-08", -1)).toBe("2026-03-06");
    expect(add("2026-03-16", -10)).toBe("2026-03-02");
  });

  it("exclude each federal holiday, and the day on which one on a weekend is observed", () => {
    const weekdays = new Set<string>();
    for (let day = add("2025-12-31", 1); day && day < "2028-01-01"; day = add(day, 1))
      weekdays.add(day);
    const all = Array.from({ length: 730 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)));
    const leftOut = all
      .filter((date) => ![0, 6].includes(date.getUTCDay()))
      .map((date) => date.toISOString().slice(0, 10))
      .filter((day) => !weekdays.has(day));
    expect(leftOut).toEqual(holidays);
  });
});
