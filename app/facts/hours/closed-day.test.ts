import { describe, expect, it } from "vitest";
import { addDays } from "~/facts/hours/local-date";
import { facts } from "../../../tests/fixtures/test-facts";
import { isPublicHoliday } from "./closed-day";

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => addDays({ year, month: 1, day: 1 }, day))
    .filter((date) => date.year === year && isPublicHoliday(date, facts.hours.holidays))
    .map(({ month, day }) => [month, day].map((n) => String(n).padStart(2, "0")).join("-"));

// The dates that the Office of Personnel Management has published for these years.
describe("isPublicHoliday", () => {
  it("returns the dates of a year, with the day on which a Saturday's holiday is observed", () => {
    expect(holidaysOf(2026)).toEqual([
      "01-01",
      "05-25",
      "07-03",
      "07-04",
      "09-07",
      "11-26",
      "12-25",
    ]);
  });

  it("observes a Sunday's holiday on Monday", () => {
    expect(holidaysOf(2027)).toEqual([
      "01-01",
      "05-31",
      "07-04",
      "07-05",
      "09-06",
      "11-25",
      "12-24",
      "12-25",
      "12-31",
    ]);
  });
});
