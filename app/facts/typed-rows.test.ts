import { describe, expect, it } from "vitest";
import { facts } from "../../tests/fixtures/test-facts";
import { readWindows, typedWindowRows, typedWindows, windowRows } from "./fact-kinds";

describe("times to call back as they are typed", () => {
  it("are read back as they were written", () => {
    expect(typedWindows(facts.callbackWindows)).toBe(
      "Monday to Friday 10:00-12:00\nMonday to Friday 14:00-16:00",
    );
    expect(readWindows(typedWindows(facts.callbackWindows))).toEqual(facts.callbackWindows);
  });

  it("are rows of days and two times, also while something is missing", () => {
    for (const typed of [
      typedWindows(facts.callbackWindows),
      "Tuesday, Thursday 09:00-11:30",
      "Monday 09:00-",
      "-16:00",
    ])
      expect(typedWindowRows(windowRows(typed))).toBe(typed);
    expect(windowRows("Tuesday, Thursday 09:00-11:30")).toEqual([
      { days: ["Tuesday", "Thursday"], opens: "09:00", closes: "11:30" },
    ]);
    expect(typedWindowRows([{ days: ["Monday"], opens: "", closes: "" }])).toBe("");
    expect(readWindows("Monday 09:00-")).toBeNull();
    expect(readWindows("-16:00")).toBeNull();
  });

  it("may name days one by one, in any order and case", () => {
    const windows = readWindows("\nthursday, Tuesday 09:00 - 11:30\n");
    expect(windows).toEqual([{ days: ["Tuesday", "Thursday"], opens: "09:00", closes: "11:30" }]);
    expect(typedWindows(windows ?? [])).toBe("Tuesday, Thursday 09:00-11:30");
    expect(readWindows("")).toEqual([]);
  });

  it.each([
    "14:00-16:00",
    "Monday",
    "Someday 14:00-16:00",
    "Monday 16:00-14:00",
    "Monday 14:00-26:00",
    "Friday to Monday 14:00-16:00",
    "Monday to Someday 14:00-16:00",
  ])("are rejected: %s", (line) => {
    expect(readWindows(line)).toBeNull();
  });
});
