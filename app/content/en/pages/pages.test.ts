import { describe, expect, it } from "vitest";
import { facts, products } from "../../../../tests/fixtures/test-facts";
import type { Facts } from "../../../facts/facts-schema";
import { formatPrice } from "../../../facts/format-facts";
import type { SearchWords } from "../../word-shapes";
import { faqs } from "../faqs";
import { refundPolicy } from "../legal/refund";
import { termsOfUse } from "../legal/terms";
import { paymentStatusWords, staffWords } from "../staff/staff";
import { homeWords } from "./home";
import { treatmentWords } from "./treatment";

const files = import.meta.glob<Record<string, unknown>>("./*.ts", { eager: true });

/** Every export of this folder with search words; exported functions are called with the facts. */
const pagesOf = (facts: Facts) =>
  Object.fromEntries(
    Object.values(files)
      .flatMap((exported) => Object.entries(exported))
      .map(([name, words]) => [name, typeof words === "function" ? words(facts) : words] as const)
      .filter(([, words]) => words?.search?.keywords),
  ) as Record<string, { search: SearchWords }>;
const pages = pagesOf(facts);

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

/** All texts of a page. */
const prose = (words: unknown) => texts(words).join("\n");

it("pages and policies use the same spelling: canceled", () => {
  const all = prose([
    pages,
    staffWords,
    paymentStatusWords,
    refundPolicy(facts),
    termsOfUse(facts),
  ]);
  expect(all.match(/.*cancell(ed|ing|er).*/gi)).toBeNull();
  expect(all).toContain("Payment canceled");
});

describe("search words", () => {
  it.each(Object.entries(pages))("keep to the length limits: %s", (_, { search }) => {
    expect(search.title.length).toBeLessThanOrEqual(60);
    expect(search.description.length).toBeGreaterThanOrEqual(110);
    expect(search.description.length).toBeLessThanOrEqual(160);
    expect(search.keywords.length).toBeGreaterThan(0);
  });

  it.each(products.map((product) => [product.slug, product] as const))(
    "keep to the length limits with the clinic's name: %s",
    (_, product) => {
      const title = treatmentWords(facts).title(product);
      expect(`${title} | ${facts.name}`.length).toBeLessThanOrEqual(65);
      const description = treatmentWords(facts).description(product);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it("are different for every treatment, and for both listings of one", () => {
    const { title, description } = treatmentWords(facts);
    for (const words of [title, description])
      expect(new Set(products.map(words)).size).toBe(products.length);
  });

  it("name the price of every treatment and the clinic's place", () => {
    for (const product of products) {
      const said = treatmentWords(facts).description(product);
      expect(said).toContain(formatPrice(product.price));
      expect(said).toContain(facts.city);
    }
  });
});

it("the home page leads to six areas of care, each with a hue of its own", () => {
  const { items } = homeWords(facts).services;
  expect(new Set(items.map(({ href }) => href)).size).toBe(6);
  expect(new Set(items.map(({ area }) => area)).size).toBe(6);
});

describe("the clinic's figures", () => {
  const said = (of: Facts) => prose([pagesOf(of), faqs(of), refundPolicy(of), termsOfUse(of)]);
  const more = (figure: number | number[]) =>
    typeof figure === "number" ? figure + 1 : figure.map((bound) => bound + 1);

  it.each(Object.entries(facts.figures))("%s is shown as in the facts", (name, figure) => {
    const other = { ...facts, figures: { ...facts.figures, [name]: more(figure) } };
    expect(said(other)).not.toBe(said(facts));
  });
});
