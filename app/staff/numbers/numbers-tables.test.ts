import { expect, it } from "vitest";
import { numbersTables, withoutEmptyStart } from "./numbers-tables";
import type { Numbers } from "./read-numbers.server";

/** Numbers with these inquiries per week and payments per month, and nothing else. */
const numbersOf = (inquiries: number[], payments: number[]): Numbers => ({
  weeks: inquiries.map((count, n) => ({
    week: `2026-01-${n}`,
    inquiries: count,
    answered: 0,
    median: null,
    ninety: null,
  })),
  months: payments.map((count, n) => ({
    month: `2026-${n}`,
    payments: count,
    receivedCents: 0,
    refundedCents: 0,
  })),
  whole: { inquiries: 0, answered: 0, median: null, ninety: null },
  services: [],
  pages: [],
  outcomes: {
    booked: 0,
    came: 0,
    answered: 0,
    "not-interested": 0,
    "no-answer": 0,
    "not-eligible": 0,
    duplicate: 0,
    "wrong-number": 0,
    open: 0,
  },
  waiting: 0,
  isTest: false,
  goalMinutes: 0,
  people: null,
});

it.each([
  ["begins with the first that has any", [0, 0, 3, 0, 1, 2, 4], [3, 0, 1, 2, 4]],
  ["keeps all where the first has some", [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]],
  ["shows four where only the last has any", [0, 0, 0, 0, 0, 5], [0, 0, 0, 5]],
  ["shows four where nothing came in", [0, 0, 0, 0, 0, 0], [0, 0, 0, 0]],
])("a drawing %s", (_, counts, drawn) => {
  const { weeks, months } = withoutEmptyStart(numbersOf(counts, counts));
  expect(weeks.map(({ inquiries }) => inquiries)).toEqual(drawn);
  expect(months.map(({ payments }) => payments)).toEqual(drawn);
});

it("the table of payments says that they are tests", () => {
  const titleOf = (isTest: boolean) =>
    numbersTables({ ...numbersOf([1], [1]), isTest }).find(({ name }) => name === "months")?.title;
  expect([titleOf(false), titleOf(true)]).toEqual(["Payments a month", "Test payments a month"]);
});

it.each([
  ["is left out while fewer than half are known", 1, 2, false],
  ["is shown once half are known", 2, 2, true],
  ["is left out without inquiries", 0, 0, false],
])("the table of pages %s", (_, known, unknown, isShown) => {
  const pages = [
    { path: "/weight-loss", inquiries: known },
    { path: "", inquiries: unknown },
  ];
  const names = numbersTables({ ...numbersOf([1], [1]), pages }).map(({ name }) => name);
  expect(names.includes("pages")).toBe(isShown);
});
