import { describe, expect, it } from "vitest";
import { addDays, parseDate } from "~/facts/hours/local-date";
import { facts } from "../../../tests/fixtures/test-facts";
import { closedDaysAdded, closesOn, isPublicHoliday } from "./closed-day";

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

describe("a closed day that repeats", () => {
  const on = (closed: Parameters<typeof closesOn>[0], ...days: string[]) =>
    days.filter((day) => closesOn(closed, parseDate(day) ?? addDays(monday, 0)));
  const monday = { year: 2026, month: 3, day: 2 };
  const christmas = { from: "2026-12-24", until: "2027-01-02", name: "Christmas" };

  it("closes once without repeating", () => {
    expect(on(christmas, "2026-12-23", "2027-01-02", "2027-12-25")).toEqual(["2027-01-02"]);
  });

  it("closes on the same dates of each later year, also across the turn of a year", () => {
    const days = ["2025-12-25", "2026-12-23", "2026-12-24", "2027-01-02", "2028-01-02"];
    expect(on({ ...christmas, repeats: "yearly" }, ...days, "2028-01-03")).toEqual(days.slice(2));
  });

  it("closes on the same weekday of each later month", () => {
    const training = { from: "2026-03-10", until: "2026-03-10", name: "Training" } as const;
    const tuesdays = ["2026-03-10", "2026-04-14", "2027-02-09"];
    const others = ["2026-02-10", "2026-03-17", "2026-04-10", "2026-04-07"];
    expect(on({ ...training, repeats: "monthly" }, ...tuesdays, ...others)).toEqual(tuesdays);
  });

  it("is listed by its days of the next year when it is added", () => {
    const yearly = { ...christmas, until: "2026-12-25", repeats: "yearly" as const };
    expect(closedDaysAdded([], [yearly], monday)).toEqual([
      { from: "2026-12-24", until: "2026-12-24" },
      { from: "2026-12-25", until: "2026-12-25" },
    ]);
    expect(closedDaysAdded([yearly], [yearly], monday)).toEqual([]);
  });
});
