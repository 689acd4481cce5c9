import { describe, expect, it } from "vitest";
import { facts } from "../../../testing/fixtures/clinic";
import { officeStatus } from "./office-status";
import { type WeeklyHours, weekdays } from "./opening-hours";

const { office, holidays } = facts.hours;

const at = (instant: string) =>
  officeStatus(new Date(instant), office, holidays, "America/New_York");

describe("officeStatus", () => {
  it("is open from the first minute to the one before closing, in Jacksonville's time", () => {
    expect(at("2026-11-23T14:00:00Z")).toEqual({ office: "open", closes: "17:00" });
    expect(at("2026-11-23T21:59:00Z")).toEqual({ office: "open", closes: "17:00" });
    expect(at("2026-11-23T13:59:00Z")).toMatchObject({ office: "closed", opens: { inDays: 0 } });
  });

  it("names tomorrow after closing", () => {
    expect(at("2026-11-23T22:00:00Z")).toEqual({
      office: "closed",
      opens: { inDays: 1, weekday: "Tuesday", time: "10:00" },
    });
  });

  it("skips the weekend", () => {
    expect(at("2026-11-20T23:00:00Z")).toEqual({
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
    expect(at("2026-11-25T22:00:00Z")).toEqual({ office: "holiday" });
    expect(at("2026-11-26T16:00:00Z")).toEqual({ office: "holiday" });
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
        const status = (instant: number) => officeStatus(new Date(instant), week, [], zone).office;
        expect([status(opens - 1), status(opens)], day).toEqual(["closed", "open"]);
      }
    },
  );

  it("refuses a week without hours", () => {
    const closed = Object.fromEntries(Object.keys(office).map((day) => [day, null]));
    expect(() =>
      officeStatus(new Date(), closed as typeof office, [], "America/New_York"),
    ).toThrow();
  });
});
