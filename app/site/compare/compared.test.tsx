import { describe, expect, it } from "vitest";
import { compareLink, findProduct, pairOf, pickCompared } from "~/catalogue/catalogue";
import { extraCostsText } from "~/content/en/extra-costs";
import { comparedPairs, compareWords } from "~/content/en/pages/compare";
import { facts, products } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
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
  const html = renderOnSite(
    <ComparedTable products={[product("semaglutide"), product("pt141-nasal-spray")]} />,
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

describe("when to call 911", () => {
  const tableOf = (...slugs: string[]) =>
    renderOnSite(<ComparedTable products={slugs.map(product)} />);
  const calls = (html: string) => html.match(/Call 911/g)?.length;

  it("is one sentence for two treatments with the same reasons", () => {
    const html = tableOf("semaglutide", "tirzepatide");
    expect(html).toContain("chest pain or fainting, or for shortness of breath.");
    expect(calls(html)).toBe(1);
  });

  it("says once what holds for both, and of each what only it adds", () => {
    const html = tableOf("semaglutide", "nad-injectable");
    for (const reason of ["trouble breathing", "shortness of breath", "chest tightness"])
      expect(html.split(`Call 911 for ${reason}`)).toHaveLength(2);
    expect(calls(html)).toBe(3);
  });
});

it("the row of follow-up speaks of labs only for treatments with labs", () => {
  const rowOf = (...slugs: string[]) =>
    renderOnSite(<ComparedTable products={slugs.map(product)} />).split(
      `>${compareWords(facts).rows.followUp}<`,
    )[1];
  expect(rowOf("sildenafil", "tadalafil")).not.toMatch(/labs/i);
  expect(rowOf("sildenafil", "wolverine")?.match(/Labs are checked/g)).toHaveLength(1);
});

describe("the row of other costs", () => {
  it("lists what the clinic has not published", () => {
    expect(extraCostsText(facts, product("semaglutide")).at(-1)).toMatch(
      /^Ask us about .*later visits/,
    );
  });

  it("says it once the clinic has published it", () => {
    const practical = { ...facts.practical, shipping: "Shipping costs $12." };
    const said = extraCostsText({ ...facts, practical }, product("semaglutide"));
    expect(said).toContain("Shipping: Shipping costs $12.");
    expect(said.at(-1)).not.toContain("shipping");
  });

  it.each(["tadalafil", "bpc-157-kpv", "sermorelin-troche", "nad-nasal-spray"])(
    "asks about needles only for what is injected, not for %s",
    (slug) => {
      const supplies = "Needles are included.";
      const practical = { ...facts.practical, supplies };
      const said = (one: string, of = facts) => extraCostsText(of, product(one)).join(" ");
      expect(said(slug)).not.toContain("needles");
      expect(said(slug, { ...facts, practical })).not.toContain(supplies);
      expect(said("wolverine")).toContain("needles");
    },
  );

  it("lists nothing to ask about once all is published", () => {
    const said = { labPrices: "a", visitPrices: "b", supplies: "c", shipping: "d" };
    const practical = { ...facts.practical, ...said };
    const lines = extraCostsText({ ...facts, practical }, product("semaglutide"));
    expect(lines.at(-1)).toBe("Shipping: d");
  });
});
