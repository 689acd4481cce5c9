import { describe, expect, it } from "vitest";
import { linkedPages, pageNumber, pageOf } from "./paging";

const items = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("a page of the catalogue", () => {
  it("has 24 cards; the last one has the rest", () => {
    expect(pageOf(items(50), 1)).toEqual({ shown: items(24), number: 1, of: 3 });
    expect(pageOf(items(50), 3)).toEqual({ shown: [48, 49], number: 3, of: 3 });
    expect(pageOf(items(48), 2)).toMatchObject({ number: 2, of: 2 });
  });

  it("is the last one where a larger number is asked for", () => {
    expect(pageOf(items(50), 9)).toMatchObject({ number: 3, of: 3 });
  });

  it("is the only one, without cards, where nothing is listed", () => {
    expect(pageOf([], 1)).toEqual({ shown: [], number: 1, of: 1 });
  });

  it("shows every card once over all pages", () => {
    const all = [1, 2, 3, 4, 5].flatMap((number) => pageOf(items(100), number).shown);
    expect(all).toEqual(items(100));
  });

  it.each(["0", "-1", "1.5", "two", "", "1e3", "01", "999999", null])(
    "is the first one for the number %j",
    (text) => expect(pageNumber(text)).toBe(1),
  );

  it("is named by a whole number", () => expect(pageNumber("12")).toBe(12));
});

describe("the links between pages", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])("lead from page %i of %i to the first, the last and those beside it", (number, of, links) => {
    expect(linkedPages({ number, of })).toEqual(links);
  });
});
