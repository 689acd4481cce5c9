import { describe, expect, it } from "vitest";
import { facts } from "../../tests/fixtures/test-facts";
import {
  closedDaysAdded,
  readWindows,
  rowsOf,
  typedRows,
  typedWindowRows,
  windowRows,
} from "./typed-rows";

describe("times to call back as they are typed", () => {
  it("are read back as they were written", () => {
    expect(typedWindowRows(facts.callbackWindows)).toBe(
      "Monday to Friday 10:00-12:00\nMonday to Friday 14:00-16:00",
    );
    expect(readWindows(typedWindowRows(facts.callbackWindows))).toEqual(facts.callbackWindows);
  });

  it("are rows of days and two times, also while something is missing", () => {
    for (const typed of [
      typedWindowRows(facts.callbackWindows),
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
    expect(typedWindowRows(windows ?? [])).toBe("Tuesday, Thursday 09:00-11:30");
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

describe("closed days as they are typed", () => {
  it.each([
    ["2026-12-24 Christmas Eve", { from: "2026-12-24", until: "", name: "Christmas Eve" }],
    [
      "2026-12-24 to 2026-12-26 Christmas",
      { from: "2026-12-24", until: "2026-12-26", name: "Christmas" },
    ],
    ["2026-12-24", { from: "2026-12-24", until: "", name: "" }],
    ["to 2026-12-26 Christmas", { from: "", until: "2026-12-26", name: "Christmas" }],
    ["Painters", { from: "", until: "", name: "Painters" }],
  ])("shows %j in a row, and reads it back", (typed, row) => {
    expect(rowsOf(typed)).toEqual([row]);
    expect(typedRows([row])).toBe(typed);
  });

  it("leaves out rows in which nothing is typed, and a last day that is the first", () => {
    const [empty, one] = [
      { from: "", until: "", name: " " },
      { from: "2026-12-24", until: "2026-12-24", name: "Christmas Eve" },
    ];
    expect(typedRows([empty, one, empty])).toBe("2026-12-24 Christmas Eve");
    expect(rowsOf("\n \n")).toEqual([]);
  });

  it("finds the closed days that a change adds", () => {
    const [christmas, vacation] = ["2026-12-24 Christmas Eve", "2026-08-03 to 2026-08-07 Vacation"];
    expect(closedDaysAdded(christmas, `${christmas}\n${vacation}`)).toEqual([
      { from: "2026-08-03", until: "2026-08-07", name: "Vacation" },
    ]);
    expect(closedDaysAdded(`${christmas}\n${vacation}`, vacation)).toEqual([]);
  });
});
