import { describe, expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/test-facts";
import {
  type CallbackFacts,
  callbackFacts,
  callbackText,
  callbackTimes,
  windowText,
} from "./callback-window";
import { weekdays } from "./opening-hours";
import { nextCallback } from "./zoned-time.server";

const own: CallbackFacts = {
  ...callbackFacts(facts),
  callbackWindows: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "14:00",
      closes: "16:00",
    },
    { days: ["Monday", "Tuesday"], opens: "09:00", closes: "11:00" },
  ],
};
const next = (value: string, now: string, facts = own) =>
  nextCallback(value, facts, new Date(now))?.toISOString() ?? null;

describe("the next time to call back", () => {
  it.each([
    [
      "is today while it has not begun",
      "14:00-16:00",
      "2026-03-02T18:59:59.999Z",
      "2026-03-02T19:00:00.000Z",
    ],
    [
      "is never in the past: from its beginning it is the next day's",
      "14:00-16:00",
      "2026-03-02T19:00:00.000Z",
      "2026-03-03T19:00:00.000Z",
    ],
    [
      "is not on a weekend, and follows the clocks as they go forward",
      "14:00-16:00",
      "2026-03-06T20:00:00.000Z",
      "2026-03-09T18:00:00.000Z",
    ],
    [
      "follows the clocks as they go back",
      "14:00-16:00",
      "2026-10-30T19:00:00.000Z",
      "2026-11-02T19:00:00.000Z",
    ],
    ["is not on a holiday", "14:00-16:00", "2026-11-25T20:00:00.000Z", "2026-11-27T19:00:00.000Z"],
    [
      "is not on the day on which a holiday is observed",
      "14:00-16:00",
      "2026-07-02T20:00:00.000Z",
      "2026-07-06T18:00:00.000Z",
    ],
    [
      "is only on its own days, within the office hours of each",
      "09:00-11:00",
      "2026-03-02T15:00:00.000Z",
      "2026-03-09T13:00:00.000Z",
    ],
  ])("%s", (_, value, now, expected) => {
    expect(next(value, now)).toBe(expected);
  });

  it("is not on a day that the clinic has closed", () => {
    const closedDays = [{ from: "2026-03-03", until: "2026-03-05", name: "Painters" }];
    const closed = { ...own, hours: { ...own.hours, closedDays } };
    expect(next("14:00-16:00", "2026-03-02T20:00:00.000Z", closed)).toBe(
      "2026-03-06T19:00:00.000Z",
    );
    const forGood = [{ from: "2026-01-01", until: "2030-12-31", name: "Closed" }];
    const never = { ...own, hours: { ...own.hours, closedDays: forGood } };
    expect(next("14:00-16:00", "2026-03-02T20:00:00.000Z", never)).toBeNull();
  });

  it("is null for a time that is not offered", () => {
    for (const value of ["", "03:00-04:00", "14:00-17:00", "soon"])
      expect(next(value, "2026-03-02T14:00:00.000Z"), value).toBeNull();
  });
});

describe("the times that are offered", () => {
  it("are distinct, the earliest first, and only within office hours", () => {
    expect(callbackTimes(own)).toEqual(["09:00-11:00", "14:00-16:00"]);
    const evening = { days: [...weekdays], opens: "19:00", closes: "20:00" };
    expect(callbackTimes({ ...own, callbackWindows: [evening] })).toEqual([]);
  });

  it.each([
    ["14:00-16:00", "2 to 4 PM"],
    ["10:00-12:00", "10 AM to 12 PM"],
    ["09:30-11:00", "9:30 to 11 AM"],
    ["someday", "someday"],
  ])("%s is formatted as %s", (value, text) => {
    expect(windowText(value)).toBe(text);
  });

  it("include their day", () => {
    const day = { year: 2026, month: 3, day: 9 };
    expect(callbackText(day, "14:00-16:00")).toBe("Monday, March 9, 2 to 4 PM");
    expect(callbackText(day, "14:00-16:00", "short")).toBe("Mon, Mar 9, 2 to 4 PM");
  });
});
