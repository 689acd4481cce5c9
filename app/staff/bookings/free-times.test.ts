import { describe, expect, it } from "vitest";
import { makeOfficeTime } from "~/core/time/office-time";
import type { WeeklyHours } from "~/facts/hours/opening-hours";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { freeTimes } from "./free-times.server";

const day = { opens: "09:00", closes: "12:00" };
const allDay = { opens: "00:00", closes: "06:00" };
const week = (hours: { opens: string; closes: string } | null): WeeklyHours => ({
  Monday: hours,
  Tuesday: hours,
  Wednesday: hours,
  Thursday: hours,
  Friday: hours,
  Saturday: null,
  Sunday: hours,
});
const zones = ["America/New_York", "America/Chicago", "America/Phoenix"];

describe.each(zones)("the free times of a day in %s", (timeZone) => {
  const monday = { year: 2026, month: 3, day: 2 };
  const at = (time: string) => instantOf(monday, time, timeZone);
  const free = (changes: Partial<Parameters<typeof freeTimes>[0]> = {}) =>
    freeTimes({
      date: monday,
      minutes: 30,
      busy: [],
      officeTime: makeOfficeTime(() => week(day), timeZone),
      after: new Date("2026-02-27T12:00:00Z"),
      timeZone,
      ...changes,
    });

  it("are every half hour at which the whole visit fits into office hours", () => {
    expect(free()).toEqual(["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"]);
    expect(free({ minutes: 60 })).toEqual(["09:00", "09:30", "10:00", "10:30", "11:00"]);
    expect(free({ minutes: 15 })).toHaveLength(12);
  });

  it("begin at the opening and end with the closing, also at odd minutes", () => {
    const on = (opens: string, closes: string, minutes: number) => {
      const officeTime = makeOfficeTime(() => week({ opens, closes }), timeZone);
      return free({ officeTime, minutes });
    };
    expect(on("08:30", "17:30", 30)).toHaveLength(18);
    expect([on("08:30", "17:30", 45)[0], on("08:30", "17:30", 45).at(-1)]).toEqual([
      "08:30",
      "16:30",
    ]);
    expect(on("08:45", "09:45", 60)).toEqual(["08:45"]);
    expect(on("08:50", "09:49", 60)).toEqual([]);
    expect(on("22:59", "23:59", 30)).toEqual(["22:59", "23:29"]);
  });

  it("leave out times that an appointment overlaps, and keep adjacent ones", () => {
    const busy = [{ startsAt: at("10:15").toISOString(), endsAt: at("10:45").toISOString() }];
    expect(free({ busy })).toEqual(["09:00", "09:30", "11:00", "11:30"]);
    const touching = [{ startsAt: at("10:00").toISOString(), endsAt: at("10:30").toISOString() }];
    expect(free({ busy: touching })).toEqual(["09:00", "09:30", "10:30", "11:00", "11:30"]);
  });

  it("leave out the past, and days on which the office is closed", () => {
    expect(free({ after: at("10:30") })).toEqual(["11:00", "11:30"]);
    expect(free({ date: { year: 2026, month: 3, day: 7 } })).toEqual([]);
  });
});

it("leave out the hour that the clock skips in spring, and count the one of autumn once", () => {
  const timeZone = "America/New_York";
  const officeTime = makeOfficeTime(() => week(allDay), timeZone);
  const after = new Date("2026-01-01T12:00:00Z");
  const of = (month: number, date: number) =>
    freeTimes({
      date: { year: 2026, month, day: date },
      minutes: 30,
      busy: [],
      officeTime,
      after,
      timeZone,
    });
  expect(of(3, 8).filter((time) => time.startsWith("02"))).toEqual([]);
  expect(of(3, 8)).toContain("03:00");
  expect(of(11, 1).filter((time) => time.startsWith("01"))).toEqual(["01:00", "01:30"]);
});
