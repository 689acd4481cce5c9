import { describe, expect, it } from "vitest";
import * as built from "../../tests/fixtures/built-site";
import { facts, products } from "../../tests/fixtures/test-facts";
import { cardWords } from "../content/en/catalogue/card-words";
import type { Listing } from "./product";
import { canonicalSlug, catalogueOf, listings, pictureOf } from "./products";

/**
 * Specification, section 3, line by line; its {hash} is the fitness listing of tesamorelin. These
 * prices and the figures below are agreed: the build's own facts are checked against them.
 */
const table = [
  ["fitness-anti-aging", "nad-nasal-spray", "352.10", "510.55"],
  ["fitness-anti-aging", "wolverine-ghk-cu", "508.09", "736.73"],
  ["fitness-anti-aging", "glutathione-nasal", "368.78", "534.73"],
  ["fitness-anti-aging", "tesamorelin-ipamorelin", "483.51", "701.09"],
  ["fitness-anti-aging", "glutathione-injectable", "311.41", "451.54"],
  ["fitness-anti-aging", "wolverine", "483.51", "701.09"],
  ["fitness-anti-aging", "bpc-157-kpv", "368.78", "534.73"],
  ["fitness-anti-aging", "nad-injectable", "352.10", "510.55"],
  ["fitness-anti-aging", "tesamorelin-12mg-anti-aging", "372.78", "540.53"],
  ["sexual-health", "primal-special-blend", "456.50", "661.93"],
  ["sexual-health", "pt141-nasal-spray", "415.80", "602.91"],
  ["sexual-health", "tadalafil", "148.42", "215.21"],
  ["sexual-health", "sildenafil", "148.42", "215.21"],
  ["testosterone-hormone-therapy", "primal-special-blend-hormone", "456.50", "661.93"],
  ["testosterone-hormone-therapy", "hcg-for-men", "426.80", "618.86"],
  ["testosterone-hormone-therapy", "tesamorelin-ipamorelin-hormone", "483.51", "701.09"],
  ["testosterone-hormone-therapy", "sermorelin-troche", "378.57", "548.93"],
  ["testosterone-hormone-therapy", "tesamorelin-12mg", "372.78", "540.53"],
  ["weight-loss", "semaglutide", "299.88", "434.83"],
  ["weight-loss", "tirzepatide", "599.88", "869.83"],
  ["weight-loss", "glp-r", "741.02", "1074.48"],
];

const find = (slug: string) => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(slug);
  return product;
};

/** All texts of a product that a visitor reads. */
const prose = (slug: string) => {
  const { title, summary, description, benefits, servings, disclaimer, ...rest } = find(slug);
  const { ingredients = "", directions = "" } = rest;
  return [title, summary, description, ...benefits, servings, ingredients, directions, disclaimer];
};

const sentences = (text = "") => text.split(/(?<=[.!?])\s+/);
const each = products.map((product) => [product.slug, product] as const);

describe("the table of products", () => {
  it("has the 21 listings of 18 treatments of specification, section 3, to the cent", () => {
    const ours = built.products
      .filter(({ slug }) => table.some(([, known]) => known === slug))
      .map(({ category, slug, price, compareAtPrice }) => [
        category,
        slug,
        price.toFixed(2),
        compareAtPrice?.toFixed(2),
      ]);
    expect(ours, "an agreed price is changed here and in facts/clinic-facts.ts").toEqual(table);
    expect(table).toHaveLength(21);
    expect(new Set(table.map(([, slug = ""]) => canonicalSlug(find(slug)))).size).toBe(18);
  });

  it("has a price for each treatment, and no other price", () => {
    expect(
      Object.keys(built.facts.treatments).toSorted(),
      "treatments in facts/clinic-facts.ts",
    ).toEqual([...new Set(products.map(canonicalSlug))].toSorted());
    expect(() => catalogueOf({ ...facts, treatments: {} })).toThrow(/has no price: add it to/);
  });

  it("has the home page's four", () => {
    for (const slug of built.facts.featured) expect(find(slug).slug).toBe(slug);
  });

  it("keeps the figures of specification, section 9, in the clinic's facts", () => {
    expect(built.facts.figures, "agreed figures are changed here and in clinic-facts.ts").toEqual({
      peptideProtocol: [200, 500],
      growthHormone: [373, 484],
      hcg: 427,
      primalSpecialBlend: 456,
      oralMedicines: [30, 100],
      sexualHealthPeptides: [300, 500],
      sexualHealthHormones: [150, 400],
      longevityTherapy: [300, 500],
      combinedProtocols: [600, 1200],
      weightLossPercent: [15, 22],
      weightLossMonths: [12, 18],
      consultationMinutes: [30, 60],
      followUpMinutes: [15, 30],
      cancellationHours: 48,
    });
  });

  it("has unique ids, with b for exactly the second listings", () => {
    const ids = products.map(({ id }) => id);
    expect(new Set(ids).size).toBe(products.length);
    expect(ids).toEqual(expect.arrayContaining(["1", "6b", "23b"]));
    for (const { id, title } of products) {
      expect(id).toMatch(/^[1-9]\d*b?$/);
      const first = products.find((other) => other.title === title);
      expect(id).toBe(first?.id === id ? first.id : `${first?.id}b`);
    }
  });

  it("lists three treatments twice, with equal titles and texts except the listing's own", () => {
    const pairs = products
      .filter(({ id }) => id.endsWith("b"))
      .map((second) => [products.find(({ title }) => title === second.title), second] as const);
    expect(pairs.map(([, second]) => second.title).toSorted()).toEqual([
      "Primal Special Blend",
      "Tesamorelin / Ipamorelin",
      "Tesamorelin 12mg",
    ]);
    for (const [first, second] of pairs) {
      const { id, slug, category, summary } = second;
      expect({ ...first, id, slug, category, summary }).toEqual(second);
      expect(first?.category).not.toBe(category);
    }
  });

  it("shows the treatment's own picture, or the one that its entry names", () => {
    for (const listing of listings)
      expect(pictureOf(listing)).toBe(listing.image ?? canonicalSlug(listing));
    const [first] = listings as [Listing];
    expect(pictureOf({ ...first, slug: "new", title: "New", image: "tadalafil" })).toBe(
      "tadalafil",
    );
    expect(() => pictureOf({ ...first, slug: "new", title: "New" })).toThrow(/has no picture: add/);
  });
});

it.each([
  ["semaglutide", "may be approved", cardWords.supplyUnknown],
  ["glp-r", "may be approved", cardWords.supplyUnknown],
  ["hcg-for-men", "may be approved", cardWords.supplyUnknown],
  ["nad-injectable", "is not approved", cardWords.suppliesUnknown],
  ["primal-special-blend", "is not approved", cardWords.suppliesUnknown],
  ["pt141-nasal-spray", "is not approved", cardWords.suppliesUnknown],
])("%s, which %s, has its sentence beside the price of an unknown product", (slug, _, sentence) => {
  const treatment = facts.treatments[slug] as (typeof facts.treatments)[string];
  const treatments = { ...facts.treatments, [slug]: { ...treatment, supply: null } };
  const sold = catalogueOf({ ...facts, treatments }).find((one) => one.slug === slug);
  expect(sold?.servings).toBe(sentence);
});

describe("badges", () => {
  it("are all used, but not on every product, and never on sildenafil", () => {
    const used = new Set(built.products.flatMap(({ badge }) => badge ?? []));
    expect([...used].toSorted()).toEqual([
      "ADVANCED BLEND",
      "FALL SALE",
      "LONG ACTING",
      "NEW FORMULA",
      "PATIENT FAVORITE",
      "POPULAR",
    ]);
    expect(built.products.find(({ slug }) => slug === "sildenafil")?.badge).toBeUndefined();
    expect(built.products.filter(({ badge }) => badge).length).toBeLessThan(
      products.length / 2 + 1,
    );
  });
});

describe.each(each)("the words of %s", (slug, product) => {
  it("are complete and within their length limits", () => {
    expect(product.summary.length).toBeLessThanOrEqual(115);
    expect(product.summary).toMatch(/\.$/);
    expect(sentences(product.description).length).toBeGreaterThanOrEqual(2);
    expect(sentences(product.description).length).toBeLessThanOrEqual(4);
    expect(product.benefits.length).toBeGreaterThanOrEqual(2);
    expect(product.benefits.length).toBeLessThanOrEqual(6);
    expect(new Set(product.benefits).size).toBe(product.benefits.length);
    for (const benefit of product.benefits) expect(benefit).not.toMatch(/\.$/);
    for (const text of [product.servings, product.ingredients, product.directions])
      expect(text).toMatch(/\.$/);
  });

  it("say what compounded medicines are, that results vary and who decides", () => {
    if (product.safety.status.approval === "approved-generic")
      expect(product.disclaimer).toMatch(
        /^Ask .*whether yours is dispensed as an FDA-approved generic/,
      );
    else {
      expect(product.disclaimer).toContain("not FDA-approved");
      expect(product.disclaimer).toContain(
        "The FDA does not review them for safety, effectiveness or quality",
      );
    }
    expect(product.disclaimer).toContain("Results vary");
    expect(product.disclaimer).toMatch(
      /need a prescription.*only if the treatment is right for you/,
    );
  });

  it("promise nothing", () => {
    const promises =
      /\b(cures?|guarantee[sd]?|proven|miracle|revers(es|ing)|eliminates?|boosts?|same as|no side effects|risk-free|will (lose|improve|restore))\b/i;
    for (const text of prose(slug)) expect(text).not.toMatch(promises);
  });

  it("state no dose except the 12mg in a name", () => {
    const strengths = prose(slug)
      .filter((text) => !text.includes("Tesamorelin 12mg"))
      .map((text) => text.replace("The 12mg in the name is not your dose", ""));
    for (const text of strengths)
      expect(text).not.toMatch(/\d\s*(mg|mcg|µg|ml|iu|units?|sprays?)\b/i);
  });

  it("are set with typographic signs", () => {
    for (const text of prose(slug)) {
      expect(text).not.toMatch(/['"]|--|\s{2}|\s$|^\s|undefined/);
    }
  });
});

describe("directions that a patient must not miss", () => {
  const directs = (slug: string, text: RegExp) =>
    expect(sentences(find(slug).directions).some((sentence) => text.test(sentence))).toBe(true);

  it("PT-141 at most once in 24 hours", () => {
    directs("pt141-nasal-spray", /at most once in 24 hours/);
  });

  it.each(["sildenafil", "tadalafil"])("%s at most once daily", (slug) => {
    directs(slug, /at most once daily/);
    expect(find(slug).disclaimer).not.toContain("compound");
  });
});
