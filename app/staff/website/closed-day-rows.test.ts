import { expect, it } from "vitest";
import { rowsOf, typedRows } from "~/facts/fact-kinds";

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
