import { describe, expect, it } from "vitest";
import { facts, products } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import type { Product } from "../../catalogue/product";
import { Price } from "./price";

const html = (product: Product | undefined, of = facts) =>
  product ? renderOnSite(<Price product={product} />, of) : "";
const text = (...of: Parameters<typeof html>) => html(...of).replace(/<[^>]+>/g, "");
const semaglutide = products.find(({ slug }) => slug === "semaglutide");

describe("a price", () => {
  it.each(products.map((product) => [product.slug, product] as const))(
    "states what %s buys, and no duration while that is unknown",
    (_, product) => {
      expect(text(product)).toMatch(/\$[\d,]+\.\d\d per order/);
      expect(text(product)).not.toContain("last");
    },
  );

  it("says how long an order lasts once the clinic knows it", () => {
    expect(text(semaglutide && { ...semaglutide, lasts: "4 weeks" })).toContain(
      "One order lasts about 4 weeks.",
    );
  });

  it("says to ask first where the clinic has set that", () => {
    expect(text(semaglutide)).not.toContain("available");
    expect(text(semaglutide && { ...semaglutide, availability: "ask" })).toContain(
      "Ask us if and when it’s available.",
    );
  });

  it("shows a visible label beside the struck-through list price", () => {
    const product = semaglutide && { ...semaglutide, compareAtPrice: 434.83 };
    expect(html(product)).toContain('<span class="list-price">List price <s>$434.83</s></span>');
  });

  it("that is withheld is replaced by a text that says why", () => {
    const withheld = text(semaglutide && { ...semaglutide, price: null });
    expect(withheld).toContain("Ask for the price");
    expect(withheld).toContain("reviewing the evidence");
    expect(withheld).not.toContain("$");
  });

  it("has no list price where those are not shown", () => {
    expect(text(semaglutide, { ...facts, showCompareAtPrices: false })).not.toContain("List price");
  });
});
