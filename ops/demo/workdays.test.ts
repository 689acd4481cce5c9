import { expect, it } from "vitest";
import { dayText } from "../../app/facts/hours/local-date";
import { instantAt, workday } from "./play-event";

it.each([
  [
    "a Wednesday",
    "2026-03-04T15:00:00.000Z",
    ["2026-02-27", "2026-03-03", "2026-03-04", "2026-03-06"],
  ],
  [
    "a Monday",
    "2026-03-02T15:00:00.000Z",
    ["2026-02-25", "2026-02-27", "2026-03-02", "2026-03-04"],
  ],
  [
    "a Saturday",
    "2026-03-07T15:00:00.000Z",
    ["2026-03-04", "2026-03-06", "2026-03-09", "2026-03-11"],
  ],
])("counts workdays from %s", (_, at, expected) => {
  const now = new Date(at);
  expect([-3, -1, 0, 2].map((count) => dayText(workday(now, count)))).toEqual(expected);
});

it("converts times of a workday on the clinic's clock", () => {
  const now = new Date("2026-03-06T15:00:00.000Z");
  expect(instantAt(now, [0, "10:00"]).toISOString()).toBe("2026-03-06T15:00:00.000Z");
  // The clocks go forward on March 8.
  expect(instantAt(now, [1, "10:00"]).toISOString()).toBe("2026-03-09T14:00:00.000Z");
  expect(instantAt(now, { minutesAgo: 6 }).toISOString()).toBe("2026-03-06T14:54:00.000Z");
});
