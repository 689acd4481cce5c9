import { describe, expect, it } from "vitest";
import { readCursor, readDays } from "~/staff/frame/list";
import { filterQuery, readFilter } from "./read-filter";

const read = (query: string) => readFilter(new URLSearchParams(query), false);

describe("a filter in the URL", () => {
  it("is read back as it was written", () => {
    const query =
      "?q=O%E2%80%99Brien+%26+co&status=booked&service=general&who=nobody&from=2026-01-02&to=2026-03-04&overdue=1";
    expect(filterQuery(read(query))).toBe(query);
    expect(filterQuery(read(""))).toBe("");
  });

  it("ignores invalid parameters", () => {
    const nothing = read("");
    const odd = "status=gone&service=x&from=yesterday&to=1.1.2026&overdue=yes&spam=1";
    expect(read(odd)).toEqual(nothing);
    expect(read(`q=${"x".repeat(5000)}`).search).toHaveLength(200);
  });

  it("accepts only days that exist", () => {
    const query = new URLSearchParams("from=2026-02-31&to=2028-02-29");
    expect(readDays(query)).toEqual({
      days: { from: "", to: "2028-02-29" },
      wrong: { from: "2026-02-31", to: "" },
    });
    for (const day of [
      "2026-13-01",
      "2027-02-29",
      "2026-00-10",
      "2026-1-1",
      "02/03/2026",
      "soon",
    ]) {
      expect(readDays(new URLSearchParams({ to: day })).wrong.to).toBe(day);
    }
    expect(readDays(new URLSearchParams("from=&to=+")).wrong).toEqual({ from: "", to: "" });
  });

  it("removes characters that a database rejects", () => {
    expect(read("q=a%00b%00&from=%002026-03-02")).toMatchObject({
      search: "ab",
      from: "2026-03-02",
    });
    expect(read("q=%00")).toEqual(read(""));
  });

  it("accepts a list position, and no other text", () => {
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
