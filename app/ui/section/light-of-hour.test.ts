import { expect, it } from "vitest";
import { timeZone } from "~/facts/identity";
import { clinicHour, lightOfHour } from "./light-of-hour";

it("the light of an hour is dawn, morning, noon, and low sun until the next dawn", () => {
  const lights = Array.from({ length: 24 }, (_, hour) => lightOfHour(hour));
  expect([lights[4], lights[5], lights[8], lights[11], lights[16], lights[23]]).toEqual([
    "-low",
    "-dawn",
    "",
    "-noon",
    "-low",
    "-low",
  ]);
});

it("knows the clinic's hour as a calendar does, in summer and winter", () => {
  const clock = { timeZone, hour: "numeric", hourCycle: "h23" } as const;
  const calendar = new Intl.DateTimeFormat("en-US", clock);
  const hour = 3_600_000;
  for (let at = Date.UTC(2026, 0); at < Date.UTC(2031, 0); at += hour)
    expect(clinicHour(new Date(at)), new Date(at).toISOString()).toBe(Number(calendar.format(at)));
});
