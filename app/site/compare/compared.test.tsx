import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compareLink, findProduct, pairOf, pickCompared } from "~/catalogue/catalogue";
import { extraCostsText } from "~/content/en/extra-costs";
import { comparedPairs } from "~/content/en/pages/compare";
import { FactsContext } from "~/facts/use-facts";
import { facts, products } from "../../../tests/fixtures/test-facts";
import { ComparedTable } from "./compared-table";

const picked = (query: string) =>
  pickCompared(products, new URLSearchParams(query)).map(({ slug }) => slug);
const product = (slug: string) => findProduct(products, slug);

describe("the treatments that a query names", () => {
  it("are at most three, in the order a, b, c", () => {
    expect(picked("c=wolverine&a=tadalafil&b=sildenafil&d=semaglutide")).toEqual([
      "tadalafil",
      "sildenafil",
      "wolverine",
    ]);
  });

  it("leave out unknown slugs, empty ones and a treatment's second listing", () => {
    expect(picked("a=nothing&b=&c=tadalafil")).toEqual(["tadalafil"]);
    expect(picked("a=primal-special-blend&b=primal-special-blend-hormone")).toEqual([
      "primal-special-blend",
    ]);
    expect(picked("a=__proto__&b=%00")).toEqual([]);
  });
});

describe("a pair with a page of its own", () => {
  it.each(comparedPairs)(
    "$path is of two treatments, in search words of the right length",
    (pair) => {
      const [first, second] = pair.slugs.map(product);
      expect(pairOf([second, first].filter((one) => one !== undefined))).toBe(pair);
      const { title, description } = pair.search;
      expect(`${title} | ${facts.name}`.length).toBeLessThanOrEqual(66);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it("is linked from both of its treatments", () => {
    expect(compareLink(product("tadalafil"))).toEqual({
      href: "/compare/sildenafil-tadalafil",
      other: "sildenafil",
    });
    expect(compareLink(product("glp-r"))).toEqual({ href: "/compare?a=glp-r", other: null });
  });
});

describe("the table", () => {
  const html = renderToStaticMarkup(
    <FactsContext value={facts}>
      <ComparedTable products={[product("semaglutide"), product("pt141-nasal-spray")]} />
    </FactsContext>,
  );

  it("says of each treatment who should not take it, its status and its price", () => {
    for (const slug of ["semaglutide", "pt141-nasal-spray"]) {
      const { safety, price } = product(slug);
      for (const line of [...safety.whoShouldNot, ...safety.status.sentences])
        expect(html.replaceAll("&#x27;", "'")).toContain(line);
      expect(html).toContain(`$${price?.toFixed(2)}`);
    }
  });
});

describe("the row of other costs", () => {
  it("lists what the clinic has not published", () => {
    expect(extraCostsText(facts).at(-1)).toMatch(/^Ask us about .*later visits/);
  });

  it("says it once the clinic has published it", () => {
    const practical = { ...facts.practical, shipping: "Shipping costs $12." };
    const said = extraCostsText({ ...facts, practical });
    expect(said).toContain("Shipping: Shipping costs $12.");
    expect(said.at(-1)).not.toContain("shipping");
  });

  it("lists nothing to ask about once all is published", () => {
    const said = { labPrices: "a", visitPrices: "b", supplies: "c", shipping: "d" };
    const lines = extraCostsText({ ...facts, practical: { ...facts.practical, ...said } });
    expect(lines.at(-1)).toBe("Shipping: d");
  });
});
