import { describe, expect, it } from "vitest";
import { filterQuery, readCursor, readFilter } from "./read-filter";

const read = (query: string) => readFilter(new URLSearchParams(query), false);

describe("a filter in the address", () => {
  it("comes back as it was written", () => {
    const query =
      "?q=O%E2%80%99Brien+%26+co&email=a%2Bb%40x.example&status=booked&service=general&from=2026-01-02&to=2026-03-04&overdue=1";
    expect(filterQuery(read(query))).toBe(query);
    expect(filterQuery(read(""))).toBe("");
  });

  it("is none where it makes no sense", () => {
    const nothing = read("");
    const odd = "status=gone&service=x&from=yesterday&to=1.1.2026&overdue=yes&spam=1";
    expect(read(odd)).toEqual(nothing);
    expect(read(`q=${"x".repeat(5000)}`).search).toHaveLength(200);
  });

  it("has no character that a database refuses", () => {
    expect(read("q=a%00b%00&from=%002026-03-02")).toMatchObject({
      search: "ab",
      from: "2026-03-02",
    });
    expect(read("q=%00")).toEqual(read(""));
  });

  it("carries a place in the list, and no other text", () => {
    const cursor = { direction: "older", at: "2026-03-02T14:00:00.000Z", id: "a-1" } as const;
    const query = new URLSearchParams(filterQuery(read(""), cursor));
    expect(readCursor(query)).toEqual(cursor);
    for (const at of [
      "",
      "older",
      "older~x~y",
      "sideways~2026-03-02T14:00:00.000Z~a",
      "older~2026-03-02T14:00:00.000Z~a'b",
    ]) {
      expect(readCursor(new URLSearchParams({ at }))).toBeNull();
    }
  });
});
