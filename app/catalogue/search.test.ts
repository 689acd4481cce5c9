import { describe, expect, it } from "vitest";
import { products } from "../../tests/fixtures/test-facts";
import { categories } from "../content/en/catalogue/categories";
import { matchesQuery, searchableText } from "./find";

/** Texts that the page's script searches (site/services/catalogue-script.ts). */
const texts = products.map((product) => {
  const { title, category, summary, description, benefits } = product;
  const name = categories.find(({ id }) => id === category)?.name ?? "";
  return { product, text: searchableText([title, name, summary, description, ...benefits]) };
});
const searchProducts = (query: string) =>
  texts.filter(({ text }) => matchesQuery(text, query)).map(({ product }) => product);
const slugs = (query: string) => searchProducts(query).map(({ slug }) => slug);

describe("the search", () => {
  it.each(["-", "?!", "+", ".*", "😀"])("finds nothing for %j, which no text contains", (query) => {
    expect(searchProducts(query)).toEqual([]);
  });

  it("ignores signs between words", () => {
    expect(slugs("nad - spray")).toEqual(["nad-nasal-spray"]);
  });

  it.each(["bpc157", "BPC157", "BPC 157", "bpc-157", "Bpc‑157", "bpc–157", "  bpc   157 "])(
    "finds BPC-157 / KPV in any spelling: %j",
    (query) => {
      expect(slugs(query)).toContain("bpc-157-kpv");
      expect(slugs(query)).not.toContain("semaglutide");
    },
  );

  it.each(["pt141", "PT 141", "pt-141"])("finds PT-141 for %j", (query) => {
    expect(slugs(query)).toEqual(["pt141-nasal-spray"]);
  });

  it.each([
    ["glpr", "glp-r"],
    ["ghk cu", "wolverine-ghk-cu"],
    ["ghkcu", "wolverine-ghk-cu"],
    ["NAD+", "nad-injectable"],
    ["tesamorelin/ipamorelin", "tesamorelin-ipamorelin"],
    ["bpc-157/kpv", "bpc-157-kpv"],
    ["tesamorelin 12 mg", "tesamorelin-12mg"],
    ["GLP-1", "semaglutide"],
    ["glp1", "tirzepatide"],
    ["body’s own", "glutathione-nasal"],
    ["body's own", "glutathione-nasal"],
  ])("finds for %j: %s", (query, slug) => {
    expect(slugs(query)).toContain(slug);
  });

  it("ignores accents, in any encoding", () => {
    const plain = slugs("peptide");
    expect(plain.length).toBeGreaterThan(0);
    expect(slugs("péptide")).toEqual(plain);
    expect(slugs("pe\u0301ptide")).toEqual(plain);
    expect(slugs("PÉPTÎDE")).toEqual(plain);
  });

  it("ignores case", () => {
    for (const { title } of products) expect(slugs(title.toUpperCase())).toEqual(slugs(title));
  });

  it("finds every product by its title, with and without its hyphens and spaces", () => {
    for (const { title, slug } of products) {
      expect(slugs(title)).toContain(slug);
      expect(slugs(title.replace(/[^a-z0-9]/gi, ""))).toContain(slug);
      expect(slugs(title.replace(/[^a-z0-9]/gi, " "))).toContain(slug);
    }
  });

  it("finds by category name, description and benefit", () => {
    expect(slugs("weight-loss")).toEqual(expect.arrayContaining(["semaglutide", "glp-r"]));
    expect(slugs("weightloss")).toEqual(
      products.filter(({ category }) => category === "weight-loss").map(({ slug }) => slug),
    );
    for (const { slug, description, benefits } of products) {
      expect(slugs(description)).toContain(slug);
      for (const benefit of benefits) expect(slugs(benefit)).toContain(slug);
    }
  });

  it("finds by prefixes while somebody is typing", () => {
    const word = "sildenafil";
    for (let length = 1; length <= word.length; length += 1)
      expect(slugs(word.slice(0, length))).toContain("sildenafil");
  });

  it("requires every word, in any order", () => {
    expect(slugs("spray nad")).toEqual(["nad-nasal-spray"]);
    expect(slugs("nad spray")).toEqual(["nad-nasal-spray"]);
    expect(slugs("nad semaglutide")).toEqual([]);
    expect(slugs("xylophone")).toEqual([]);
  });

  it("does not join two neighboring words of a sentence into one", () => {
    const text = searchableText(["A sentence that has the art of being longer than a name"]);
    expect(matchesQuery(text, "theart")).toBe(false);
    expect(matchesQuery(text, "heart")).toBe(false);
    expect(matchesQuery(text, "the art")).toBe(true);
  });

  it("treats hyphens and spaces as equal in query and text", () => {
    const text = searchableText(["This medicine can raise blood pressure and follow-up is needed"]);
    expect(matchesQuery(text, "blood-pressure")).toBe(true);
    expect(matchesQuery(text, "follow up")).toBe(true);
    expect(matchesQuery(text, "followup")).toBe(true);
  });

  it("treats regular expression signs as plain text", () => {
    for (const query of [".*", "(", "[a-", "\\", "$1", "bpc.157"])
      expect(() => searchProducts(query)).not.toThrow();
  });
});
