import { expect, it } from "vitest";
import { lightOfHour } from "./light-of-hour";

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
