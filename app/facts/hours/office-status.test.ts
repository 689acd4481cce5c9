import { describe, expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/test-facts";
import { clockOf, wallClock } from "./local-date";
import { officeStatus } from "./office-status";
import { type WeeklyHours, weekdays } from "./opening-hours";

const { office, holidays } = facts.hours;
const zone = "America/New_York";

const at = (instant: string, closedDays: typeof facts.hours.closedDays = []) =>
  officeStatus(wallClock(new Date(instant), clockOf(zone)), office, { holidays, closedDays });

describe("officeStatus", () => {
  it("is open from the first minute to the one before closing, in Jacksonville's time", () => {
    expect(at("2026-11-23T14:00:00Z")).toEqual({ office: "open", closes: "17:00" });
    expect(at("2026-11-23T21:59:00Z")).toEqual({ office: "open", closes: "17:00" });
    expect(at("2026-11-23T13:59:00Z")).toMatchObject({ office: "closed", opens: { inDays: 0 } });
  });

  it("names tomorrow after closing", () => {
    expect(at("2026-11-23T22:00:00Z")).toMatchObject({
      office: "closed",
      opens: { inDays: 1, weekday: "Tuesday", time: "10:00" },
    });
  });

  it("skips the weekend", () => {
    expect(at("2026-11-20T23:00:00Z")).toMatchObject({
      office: "closed",
      opens: { inDays: 3, weekday: "Monday", time: "09:00" },
    });
  });

  it("follows daylight saving: nine o'clock is nine o'clock in July too", () => {
    expect(at("2026-07-06T13:00:00Z")).toMatchObject({ office: "open" });
    expect(at("2026-07-06T12:59:00Z")).toMatchObject({ office: "closed" });
  });

  it("promises nothing from the last closing before a public holiday to the holiday's end", () => {
    expect(at("2026-11-25T21:59:00Z")).toMatchObject({ office: "open" });
    expect(at("2026-11-25T22:00:00Z")).toEqual({ office: "holiday", closedDay: undefined });
    expect(at("2026-11-26T16:00:00Z")).toEqual({ office: "holiday", closedDay: undefined });
    expect(at("2026-11-26T23:00:00Z")).toMatchObject({ office: "closed", opens: { inDays: 1 } });
    expect(at("2026-11-27T15:00:00Z")).toMatchObject({ office: "open" });
  });

  it.each([
    ["America/New_York", 14, 13],
    ["America/Chicago", 15, 14],
    ["America/Phoenix", 16, 16],
  ])(
    "opens at nine on the clock of %s, on both sides of a clock change",
    (zone, winter, summer) => {
      const nine = { opens: "09:00", closes: "17:00" };
      const week = Object.fromEntries(weekdays.map((day) => [day, nine])) as WeeklyHours;
      for (const [day, hour] of [
        ["2026-03-07", winter],
        ["2026-03-08", summer],
        ["2026-10-31", summer],
        ["2026-11-01", winter],
      ] as const) {
        const opens = Date.parse(`${day}T${hour}:00:00.000Z`);
        const status = (instant: number) =>
          officeStatus(wallClock(instant, clockOf(zone)), week, { holidays: [], closedDays: [] })
            .office;
        expect([status(opens - 1), status(opens)], day).toEqual(["closed", "open"]);
      }
    },
  );

  it("throws for a week without hours", () => {
    const closed = Object.fromEntries(Object.keys(office).map((day) => [day, null]));
    expect(() =>
      officeStatus(new Date(), closed as typeof office, { holidays: [], closedDays: [] }),
    ).toThrow();
  });

  const painters = [{ from: "2026-03-10", until: "2026-03-11", name: "Painters" }];
  const thursday = { inDays: 2, weekday: "Thursday", time: "10:00" };

  it("is closed on a day that the clinic has closed, at an hour when it is otherwise open", () => {
    expect(at("2026-03-10T16:00:00Z")).toMatchObject({ office: "open" });
    expect(at("2026-03-10T16:00:00Z", painters)).toMatchObject({
      office: "closed",
      opens: thursday,
      closedDay: { inDays: 0, weekday: "Tuesday", name: "Painters" },
    });
  });

  it("names a closed day on the evening before, and no longer once it is over", () => {
    expect(at("2026-03-09T20:59:00Z", painters)).toMatchObject({ office: "open" });
    expect(at("2026-03-09T21:00:00Z", painters)).toMatchObject({
      opens: { inDays: 3, weekday: "Thursday" },
      closedDay: { inDays: 1, weekday: "Tuesday", name: "Painters" },
    });
    const after = at("2026-03-11T21:30:00Z", painters);
    expect(after).toMatchObject({ office: "closed", opens: { inDays: 1, weekday: "Thursday" } });
    expect(after).toHaveProperty("closedDay", undefined);
  });

  it("gives the date of an opening more than a week away, and none that is unknown", () => {
    const closed = (until: string) => [{ from: "2026-03-09", until, name: "Moving" }];
    expect(at("2026-03-10T16:00:00Z", closed("2026-03-22"))).toMatchObject({
      opens: { inDays: 13, weekday: "Monday", date: { year: 2026, month: 3, day: 23 } },
    });
    expect(at("2026-03-10T16:00:00Z", closed("2027-03-22"))).toMatchObject({
      office: "closed",
      opens: null,
      closedDay: { name: "Moving" },
    });
  });

  it("names a closed day before a public holiday, whose own hours are not promised", () => {
    const before = [{ from: "2026-11-25", until: "2026-11-25", name: "Inventory" }];
    expect(at("2026-11-25T16:00:00Z", before)).toMatchObject({
      office: "holiday",
      closedDay: { inDays: 0, name: "Inventory" },
    });
  });
});
