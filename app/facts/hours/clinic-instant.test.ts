import { describe, expect, it } from "vitest";
import { clinicInstant } from "./clinic-instant";

describe("a time on the clinic's clock", () => {
  it.each([
    ["2026-11-29T09:00", "2026-11-29T14:00:00.000Z"],
    ["2026-07-01T09:00", "2026-07-01T13:00:00.000Z"],
  ])("%s is %s", (local, instant) => {
    expect(clinicInstant(local)?.toISOString()).toBe(instant);
  });

  it("that occurs twice, when the clocks go back, is the first one", () => {
    expect(clinicInstant("2026-11-01T01:30")?.toISOString()).toBe("2026-11-01T05:30:00.000Z");
  });

  it("that is skipped, when the clocks go forward, is an hour later on the clock", () => {
    expect(clinicInstant("2026-03-08T02:30")?.toISOString()).toBe("2026-03-08T07:30:00.000Z");
  });

  it.each(["", "tomorrow", "2026-02-30T25:00"])("%s is not a time", (local) => {
    expect(clinicInstant(local)).toBeNull();
  });
});
