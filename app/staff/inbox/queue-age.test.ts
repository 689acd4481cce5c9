import { describe, expect, it } from "vitest";
import { ageText } from "./queue-age";

describe("the age of an inquiry in the queue", () => {
  const now = Date.parse("2026-03-12T19:30:00.000Z");
  it.each([
    ["2026-03-12T19:29:40.000Z", "now"],
    ["2026-03-12T19:27:00.000Z", "3 min"],
    ["2026-03-12T14:05:00.000Z", "10:05 AM"],
    ["2026-03-10T20:00:00.000Z", "Tue 4 PM"],
    ["2026-03-06T21:00:00.000Z", "Fri 4 PM"],
    ["2026-03-02T14:00:00.000Z", "Mar 2"],
    ["2025-03-02T14:00:00.000Z", "Mar 2, 2025"],
    ["2026-03-13T14:00:00.000Z", "Fri 10 AM"],
  ])("formats %s as %s on the clinic's clock, on both sides of a clock change", (at, text) => {
    expect(ageText(at, now)).toBe(text);
  });
});
