import { describe, expect, it } from "vitest";
import { findProduct } from "~/catalogue/catalogue";
import { facts, products } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { countOrders } from "./count-orders";
import { FirstMonths } from "./first-months";

describe("the orders of three months", () => {
  it.each([
    ["4 weeks", 4],
    ["30 days", 4],
    ["1 month", 3],
    ["3 months", 1],
    ["13 weeks", 1],
    ["10 days", 10],
    ["4 semanas", 4],
    ["30 días", 4],
    ["1 mes", 3],
    ["3 meses", 1],
  ])("are counted where one lasts %s", (lasts, orders) => {
    expect(countOrders(lasts)).toBe(orders);
  });

  it.each([null, "", "a while", "4 to 6 weeks", "0 weeks", "weeks"])(
    "are unknown where one lasts %j",
    (lasts) => {
      expect(countOrders(lasts)).toBeNull();
    },
  );
});

describe("the table", () => {
  const product = findProduct(products, "semaglutide");
  const textOf = (lasts: string | null, practical = facts.practical) =>
    renderOnSite(<FirstMonths product={{ ...product, price: 299.88, lasts }} />, {
      ...facts,
      practical,
    }).replace(/<[^>]+>/g, " ");

  it("is absent while the price is withheld", () => {
    const html = renderOnSite(<FirstMonths product={{ ...product, price: null }} />);
    expect(html).toBe("");
  });

  it("sums up the orders that are needed, and says what is missing", () => {
    const text = textOf("4 weeks");
    expect(text).toContain("4 × $299.88 per order");
    expect(text).toContain("$1,199.52");
    expect(text).toMatch(/Not in this sum: labs, later visits/);
  });

  it("shows its rows but no sum while it is unknown how long an order lasts", () => {
    const text = textOf(null);
    expect(text).toContain("$299.88 for one order");
    expect(text.match(/\$/g)).toHaveLength(1);
    expect(text).not.toContain("sum");
    for (const row of ["First consultation", "Labs", "later visits", "shipping"])
      expect(text).toContain(row);
    expect(text).toContain("Ask for your total in writing");
  });

  it.each(["labPrices", "visitPrices", "supplies", "shipping"] as const)(
    "shows the fact %s, and asks only about the others",
    (fact) => {
      const asked = (text: string) => /([^.>]*?)\s+Ask us/.exec(text)?.[1]?.split(",").length ?? 0;
      const sentence = "It costs $12.";
      const text = textOf(null, { ...facts.practical, [fact]: sentence });
      expect(text).toContain(sentence);
      expect([asked(textOf(null)), asked(text)]).toEqual([4, 3]);
    },
  );
});
