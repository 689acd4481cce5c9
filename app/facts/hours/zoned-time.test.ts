import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeZone, timeZoneName } from "../identity";
import { clinicTimeBy, clockOf, dayOf, parseDate, wallClock } from "./local-date";
import {
  clinicInstant,
  clockOffsets,
  instantOf,
  localDate,
  localTime,
  startOfDay,
} from "./zoned-time.server";

const day = (text: string) => {
  const date = parseDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};

/** In winter, in summer, and on days when clocks change at 2 AM. */
const nine = "09:00";
const zones: [zone: string, times: [date: string, time: string, utc: string][]][] = [
  [
    "America/New_York",
    [
      ["2026-01-15", nine, "14:00"],
      ["2026-07-15", nine, "13:00"],
      ["2026-03-07", nine, "14:00"],
      ["2026-03-08", "01:59", "06:59"],
      ["2026-03-08", "02:30", "07:30"],
      ["2026-03-08", "03:00", "07:00"],
      ["2026-11-01", "01:30", "05:30"],
      ["2026-11-01", "02:00", "07:00"],
    ],
  ],
  [
    "America/Chicago",
    [
      ["2026-01-15", nine, "15:00"],
      ["2026-07-15", nine, "14:00"],
      ["2026-03-07", nine, "15:00"],
      ["2026-03-08", "01:59", "07:59"],
      ["2026-03-08", "02:30", "08:30"],
      ["2026-03-08", "03:00", "08:00"],
      ["2026-11-01", "01:30", "06:30"],
      ["2026-11-01", "02:00", "08:00"],
    ],
  ],
  [
    "America/Phoenix",
    [
      ["2026-01-15", nine, "16:00"],
      ["2026-07-15", nine, "16:00"],
      ["2026-03-07", nine, "16:00"],
      ["2026-03-08", "01:59", "08:59"],
      ["2026-03-08", "02:30", "09:30"],
      ["2026-03-08", "03:00", "10:00"],
      ["2026-11-01", "01:30", "08:30"],
      ["2026-11-01", "02:00", "09:00"],
    ],
  ],
];

describe.each(zones)("the clock in %s", (zone, times) => {
  it.each(times)("%s %s is %s UTC", (date, time, utc) => {
    expect(instantOf(day(date), time, zone)).toEqual(new Date(`${date}T${utc}:00.000Z`));
  });

  it("an instant has the day and time that the clock shows", () => {
    for (const [date, time] of times) {
      const instant = instantOf(day(date), time, zone);
      const isSkipped = time === "02:30" && zone !== "America/Phoenix";
      expect(localDate(instant, zone)).toEqual(day(date));
      expect(localTime(instant.getTime(), zone)).toBe(isSkipped ? "03:30" : time);
    }
  });

  it("the clock that pages use shows the same day and time", () => {
    const clock = clockOf(zone);
    const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (instant) => {
        const shown = wallClock(instant, clock);
        expect(dayOf(shown)).toEqual(localDate(instant, zone));
        expect(shown.toISOString().slice(11, 16)).toBe(localTime(instant, zone));
      }),
      { numRuns: 300, seed: 9 },
    );
  });

  it("a day begins at midnight, and has 23 or 25 hours where clocks change", () => {
    const hours = (date: string, next: string) =>
      (startOfDay(day(next), zone).getTime() - startOfDay(day(date), zone).getTime()) / 3_600_000;
    const changes = zone !== "America/Phoenix";
    expect(hours("2026-03-07", "2026-03-08")).toBe(24);
    expect(hours("2026-03-08", "2026-03-09")).toBe(changes ? 23 : 24);
    expect(hours("2026-11-01", "2026-11-02")).toBe(changes ? 25 : 24);
    const midnight = startOfDay(day("2026-07-15"), zone).getTime();
    expect(localDate(midnight, zone)).toEqual(day("2026-07-15"));
    expect(localDate(midnight - 1, zone)).toEqual(day("2026-07-14"));
  });
});

it("a day whose midnight is skipped begins when clocks go forward", () => {
  const date = day("2026-09-06");
  expect(startOfDay(date, "America/Santiago").toISOString()).toBe("2026-09-06T04:00:00.000Z");
});

it("the clinic's time zone has the name that people there use", () => {
  const [, name] = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .flatMap(({ type, value }) => (type === "timeZoneName" ? ["", value] : []));
  expect(`${timeZoneName} Time`).toBe(name);
});

describe("a time on the clinic's clock", () => {
  it("is an instant", () => {
    expect(clinicInstant("2026-11-29T09:00")?.toISOString()).toBe("2026-11-29T14:00:00.000Z");
    expect(clinicInstant("2026-07-01T09:00:00")?.toISOString()).toBe("2026-07-01T13:00:00.000Z");
  });

  it.each(["", "tomorrow", "2026-03-02T25:00", "2026-03-02T09:60", "2026-02-30T09:00"])(
    "%j is no time",
    (local) => {
      expect(clinicInstant(local)).toBeNull();
    },
  );
});

it("browsers have the clinic's time from this year's offsets, and from Intl in other years", () => {
  const offsets = clockOffsets(new Date("2026-11-29T12:00:00Z"), timeZone);
  const clock = clockOf(timeZone);
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2024-01-01"), max: new Date("2031-01-01"), noInvalidDate: true }),
      (instant) => {
        const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
        expect(clinicTimeBy(offsets, minute)).toEqual(wallClock(minute, clock));
      },
    ),
  );
  const covered = { from: offsets[0]?.from ?? 0, until: offsets.at(-1)?.until ?? 0 };
  expect(new Date(covered.from).toISOString()).toBe("2026-01-01T05:00:00.000Z");
  expect(new Date(covered.until).toISOString()).toBe("2029-01-01T05:00:00.000Z");
});

it("a zone without daylight saving has one offset", () => {
  expect(clockOffsets(new Date("2026-11-29T12:00:00Z"), "America/Phoenix")).toMatchObject([
    { minutes: -420 },
  ]);
});
