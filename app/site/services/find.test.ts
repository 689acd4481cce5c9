import { describe, expect, it } from "vitest";
import { makeFind } from "~/catalogue/find";
import { brands } from "~/content/en/search-words";
import { siteOfFacts } from "~/content/site";
import { facts } from "../../../tests/fixtures/test-facts";
import { searchEntries } from "./search-entries";

const site = siteOfFacts(facts);
const find = makeFind(searchEntries(site), brands);
const first = (query: string) =>
  find(query)
    .results.slice(0, 3)
    .map(({ href }) => href);
const treatment = (slug: string) => `/treatments/${slug}`;

/** Typed searches, with the result that must be among the first three. */
const queries: readonly [query: string, href: string][] = [
  ["TRT", "/hormone-replacement"],
  ["low T", "/hormone-replacement"],
  ["low testosterone", "/hormone-replacement"],
  ["tesosterone", "/hormone-replacement"],
  ["estrogen", "/hormone-replacement"],
  ["menopause", "/hormone-replacement"],
  ["hormone replacement", "/hormone-replacement"],
  ["testosterone replacement therapy", "/hormone-replacement"],
  ["testosterone injections", "/hormone-replacement"],
  ["weight loss pills", "/weight-loss"],
  ["my husband is always tired", "/hormone-replacement"],
  ["weight loss shots", "/weight-loss"],
  ["shots", "/weight-loss"],
  ["lose weight", "/weight-loss"],
  ["semaglutde", treatment("semaglutide")],
  ["semaglutide cost", treatment("semaglutide")],
  ["tirzepitide", treatment("tirzepatide")],
  ["glp1", treatment("semaglutide")],
  ["glp-r", treatment("glp-r")],
  ["wegovy", "/weight-loss"],
  ["ozempick", "/weight-loss"],
  ["viagra", "/sexual-health"],
  ["botox", "/weight-loss-aesthetics"],
  ["hair", "/weight-loss-aesthetics"],
  ["skin", "/weight-loss-aesthetics"],
  ["wrinkles", "/weight-loss-aesthetics"],
  ["sleep", "/peptide-therapy"],
  ["energy", "/anti-aging-longevity"],
  ["nad", treatment("nad-injectable")],
  ["nad nasal", treatment("nad-nasal-spray")],
  ["peptd", "/peptide-therapy"],
  ["glutathion", treatment("glutathione-injectable")],
  ["bpc157", treatment("bpc-157-kpv")],
  ["pt 141", treatment("pt141-nasal-spray")],
  ["ed", "/sexual-health"],
  ["erectile disfunction", "/sexual-health"],
  ["sildenafill", treatment("sildenafil")],
  ["cialis", "/sexual-health"],
  ["price", "/services"],
  ["how much does it cost", "/services"],
  ["hours", "/contact"],
  ["open on saturday", "/contact"],
  ["pay my invoice", "/payment"],
  ["refund", "/refund-policy"],
  ["body scan", "/styku"],
  ["hipaa", "/privacy"],
  ["doctor", "/about"],
  ["hcg", treatment("hcg-for-men")],
  ["sermorelin", treatment("sermorelin-troche")],
];

describe("the search of real words", () => {
  it.each(queries)("ranks for “%s” in the first three: %s", (query, href) => {
    expect(first(query)).toContain(href);
  });

  it.each(["is it safe", "do you take insurance"])("finds a question for “%s”", (query) => {
    const kinds = find(query)
      .results.slice(0, 3)
      .map(({ kind }) => kind);
    expect(kinds).toContain("question");
  });

  it.each(brands.flatMap(({ names, href }) => names.map((name) => [name, href])))(
    "finds the page of its area, and no product, for the brand name %s",
    (name, href) => {
      const { brand, results } = find(name);
      expect(brand?.href).toBe(href);
      expect(results.map((result) => result.kind)).toEqual(["area"]);
    },
  );

  it("finds nothing for meaningless queries", () => {
    for (const query of ["xylophone zither", "zzzz", "😀", ".*", "-", ""])
      expect(find(query).results).toEqual([]);
  });

  it("does not search the treatments' texts for the letter of “low T”", () => {
    const kinds = find("low T").results.map(({ kind }) => kind);
    expect(kinds).not.toContain("treatment");
    expect(first("nad s")).toContain(treatment("nad-nasal-spray"));
  });

  it("names the hormones' area as everywhere else", () => {
    expect(find("menopause").results[0]?.title).toBe("Hormone Therapy");
  });

  it("treats no treatment's own name as a brand", () => {
    for (const entry of searchEntries(site)) expect(find(entry.title).brand).toBeNull();
  });

  it("finds every treatment, area and page by its own name first", () => {
    for (const { kind, title, href } of searchEntries(site))
      if (kind !== "question") expect(first(title), title).toContain(href);
  });
});
