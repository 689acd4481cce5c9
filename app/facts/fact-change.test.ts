import { describe, expect, it } from "vitest";
import { facts } from "../../tests/fixtures/test-facts";
import { changesBetween, factAt, withChanges } from "./fact-change";

describe("changes of facts", () => {
  it("are found one by one, lists as a whole, and convert the first facts into the second", () => {
    const other = withChanges(facts, [
      { path: "treatments.tadalafil.price", to: 150 },
      { path: "treatments.tadalafil.compareAtPrice" },
      { path: "areaServed", to: ["Jacksonville", "North Florida"] },
      { path: "hours.office.Saturday", to: { opens: "10:00", closes: "12:00" } },
    ]);
    const changes = changesBetween(facts, other);
    expect(changes.map(({ path }) => path)).toEqual([
      "areaServed",
      "hours.office.Saturday",
      "treatments.tadalafil.price",
      "treatments.tadalafil.compareAtPrice",
    ]);
    expect(withChanges(facts, changes)).toEqual(other);
  });

  it("do not modify the facts they start from", () => {
    withChanges(facts, [{ path: "treatments.tadalafil.price", to: 1 }]);
    expect(factAt(facts, "treatments.tadalafil.price")).toBe(148.42);
  });

  it("find no fact where there is none", () => {
    expect(factAt(facts, "treatments.nothing.price")).toBeUndefined();
    expect(factAt(facts, "name.length")).toBeUndefined();
  });
});
