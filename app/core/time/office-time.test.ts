import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDate } from "~/facts/hours/local-date";
import type { WeeklyHours } from "~/facts/hours/opening-hours";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { makeOfficeTime } from "./office-time";

/** 40 hours a week that stay the same when the clinic's do not. */
const nine = { opens: "09:00", closes: "17:00" };
const ten = { opens: "10:00", closes: "18:00" };
const officeHours: WeeklyHours = {
  Monday: nine,
  Tuesday: ten,
  Wednesday: nine,
  Thursday: ten,
  Friday: nine,
  Saturday: null,
  Sunday: null,
};
const hour = 3_600_000;
const zones = ["America/New_York", "America/Chicago", "America/Phoenix"];

/** The office in a zone, and times on its clock. */
function openOffice(zone: string) {
  const office = makeOfficeTime(() => officeHours, zone);
  const at = (date: string, time: string) => {
    const day = parseDate(date);
    if (!day) throw new Error(`no day: ${date}`);
    return instantOf(day, time, zone);
  };
  const hours = (from: Date, to: Date) => office.between(from, to) / hour;
  return { office, at, hours, changesClocks: zone !== "America/Phoenix" };
}

describe.each(zones)("office time between two instants in %s", (zone) => {
  const { office, at, hours, changesClocks } = openOffice(zone);

  // 2 March 2026 is a Monday.
  it.each([
    ["within one day", "2026-03-02", "10:00", "2026-03-02", "11:30", 1.5],
    ["before opening", "2026-03-02", "05:00", "2026-03-02", "09:45", 0.75],
    ["after closing", "2026-03-02", "16:00", "2026-03-02", "23:00", 1],
    ["over night, with Tuesday's later hours", "2026-03-02", "16:00", "2026-03-03", "11:00", 2],
    ["Friday evening to Monday morning", "2026-03-06", "17:30", "2026-03-09", "10:00", 1],
    ["inside a weekend", "2026-03-07", "09:00", "2026-03-08", "20:00", 0],
    ["a whole week", "2026-03-02", "00:00", "2026-03-09", "00:00", 40],
    ["a whole year", "2026-01-05", "00:00", "2027-01-04", "00:00", 52 * 40],
  ])("%s", (_, fromDay, fromTime, toDay, toTime, expected) => {
    expect(hours(at(fromDay, fromTime), at(toDay, toTime))).toBe(expected);
  });

  it("is nothing when the end is not after the start", () => {
    const noon = at("2026-03-02", "12:00");
    expect(office.between(noon, noon)).toBe(0);
    expect(office.between(at("2026-03-03", "12:00"), noon)).toBe(0);
  });

  it("is 40 hours in the weeks around clock changes too", () => {
    expect(hours(at("2026-03-02", "12:00"), at("2026-03-09", "12:00"))).toBe(40);
    expect(hours(at("2026-10-26", "12:00"), at("2026-11-02", "12:00"))).toBe(40);
    expect(at("2026-03-09", "12:00").getTime() - at("2026-03-02", "12:00").getTime()).toBe(
      (changesClocks ? 167 : 168) * hour,
    );
  });

  it("counts elapsed time when the clocks change during office hours", () => {
    const sunday: WeeklyHours = { ...officeHours, Sunday: { opens: "00:00", closes: "06:00" } };
    const nights = makeOfficeTime(() => sunday, zone);
    const day = (date: string) => nights.between(at(date, "00:00"), at(date, "12:00")) / hour;
    expect(day("2026-03-08")).toBe(changesClocks ? 5 : 6);
    expect(day("2026-11-01")).toBe(changesClocks ? 7 : 6);
    expect(day("2026-11-08")).toBe(6);
  });

  it("has the same sum however the period is split", () => {
    const start = Date.UTC(2026, 0, 1);
    const instant = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((m) => start + m * 60_000);
    fc.assert(
      fc.property(instant, instant, instant, (...three) => {
        const [a, b, c] = three.sort((x, y) => x - y).map((ms) => new Date(ms)) as [
          Date,
          Date,
          Date,
        ];
        expect(office.between(a, b) + office.between(b, c)).toBe(office.between(a, c));
      }),
      { numRuns: 300, seed: 9 },
    );
  });
});

describe.each(zones)("the instant some office hours ago in %s", (zone) => {
  const { office, at } = openOffice(zone);

  it.each([
    ["within the day", "2026-03-02", "15:00", 4, "2026-03-02", "11:00"],
    ["over night", "2026-03-03", "11:00", 4, "2026-03-02", "14:00"],
    ["over the weekend", "2026-03-09", "10:00", 4, "2026-03-06", "14:00"],
    ["from the weekend", "2026-03-08", "10:00", 4, "2026-03-06", "13:00"],
    ["a full day", "2026-03-02", "17:00", 8, "2026-03-02", "09:00"],
  ])("%s", (_, day, time, back, expectedDay, expectedTime) => {
    expect(office.before(at(day, time), back * hour)).toEqual(at(expectedDay, expectedTime));
  });

  it("returns the exact cutoff", () => {
    const start = Date.UTC(2026, 0, 1);
    const now = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((m) => new Date(start + m * 60_000));
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 100 }), (instant, n) => {
        const border = office.before(instant, n * hour);
        expect(office.between(border, instant)).toBe(n * hour);
        expect(office.between(new Date(border.getTime() + 1), instant)).toBeLessThan(n * hour);
      }),
      { numRuns: 300, seed: 9 },
    );
  });
});

describe("the office's next opening", () => {
  it.each([
    ["America/New_York", "2026-03-09T13:00:00.000Z"],
    ["America/Chicago", "2026-03-09T14:00:00.000Z"],
    ["America/Phoenix", "2026-03-09T16:00:00.000Z"],
  ])("is Monday's after a weekend in which clocks change, in %s", (zone, opens) => {
    const { office } = openOffice(zone);
    expect(office.opening({ year: 2026, month: 3, day: 7 }).toISOString()).toBe(opens);
  });
});
