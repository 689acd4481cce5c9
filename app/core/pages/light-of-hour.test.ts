import { expect, it } from "vitest";
import { lightAt } from "./light-of-hour";

it.each([
  ["winter", "2026-01-15T00:00:00Z", 5],
  ["summer", "2026-07-15T00:00:00Z", 4],
])(
  "the light at the clinic in %s is dawn, morning, noon, and low sun until the next dawn",
  (_season, midnight, behind) => {
    const lightOf = (hour: number) =>
      lightAt(new Date(Date.parse(midnight) + (hour + behind) * 3_600_000));
    const lights = [4, 5, 7, 8, 10, 11, 15, 16, 23].map(lightOf);
    expect(lights).toEqual(["-low", "-dawn", "-dawn", "", "", "-noon", "-noon", "-low", "-low"]);
  },
);
