import { describe, expect, it } from "vitest";
import { products } from "../../tests/fixtures/test-facts";
import { categories } from "../content/en/catalogue/categories";
import { makeFind } from "./find";

/** A search of treatments alone, by their own texts. */
const findOf = (texts: readonly { slug: string; title: string; texts: readonly string[] }[]) => {
  const find = makeFind(
    texts.map(({ slug, ...entry }) => ({
      kind: "treatment",
      href: slug,
      summary: "",
      keywords: "",
      ...entry,
    })),
    [],
  );
  return (query: string) => find(query).results.map(({ href }) => href);
};
const slugs = findOf(
  products.map(({ slug, title, category, summary, description, benefits }) => {
    const name = categories.find(({ id }) => id === category)?.name ?? "";
    return { slug, title, texts: [name, summary, description, ...benefits] };
  }),
);
const isFoundIn = (text: string) => {
  const find = findOf([{ slug: "one", title: "One", texts: [text] }]);
  return (query: string) => find(query).length > 0;
};

describe("the search", () => {
  it.each(["-", "?!", "+", ".*", "😀"])("finds nothing for %j, which no text contains", (query) => {
    expect(slugs(query)).toEqual([]);
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
    const weightLoss = products.filter(({ category }) => category === "weight-loss");
    expect(slugs("weightloss").toSorted()).toEqual(weightLoss.map(({ slug }) => slug).toSorted());
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
    expect(slugs("xylophone")).toEqual([]);
  });

  it("finds texts with one of the words where none has all of them", () => {
    expect(slugs("nad semaglutide").toSorted()).toEqual([
      "nad-injectable",
      "nad-nasal-spray",
      "semaglutide",
    ]);
  });

  it("does not join two neighboring words of a sentence into one", () => {
    const isFound = isFoundIn("A sentence that has the art of being longer than a name");
    expect(isFound("beinglonger")).toBe(false);
    expect(isFound("heart")).toBe(false);
    expect(isFound("being longer")).toBe(true);
  });

  it("treats hyphens and spaces as equal in query and text", () => {
    const isFound = isFoundIn("This medicine can raise blood pressure and follow-up is needed");
    expect(isFound("blood-pressure")).toBe(true);
    expect(isFound("follow up")).toBe(true);
    expect(isFound("followup")).toBe(true);
  });

  it("treats regular expression signs as plain text", () => {
    for (const query of [".*", "(", "[a-", "\\", "$1", "bpc.157"])
      expect(() => slugs(query)).not.toThrow();
  });
});
