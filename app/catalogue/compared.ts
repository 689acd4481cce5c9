import { type ComparedPair, comparedPairs } from "../content/en/pages/compare";
import { productBySlug, uniqueByTitle } from "./catalogue";
import type { Product } from "./product";
import { canonicalSlug } from "./products";

/** The query parameters of /compare, in the order of their columns. */
export const comparedNames = ["a", "b", "c"] as const;

/** The treatments in a query; unknown slugs and second listings are left out. */
export function pickCompared(list: readonly Product[], query: URLSearchParams): Product[] {
  return uniqueByTitle(
    comparedNames.flatMap((name) => productBySlug(list, query.get(name) ?? "") ?? []),
  );
}

/** The page of exactly these two treatments, in either order. */
export const pairOf = (products: readonly Product[]): ComparedPair | undefined =>
  products.length === 2
    ? comparedPairs.find(({ slugs }) =>
        products.every((product) => slugs.includes(canonicalSlug(product))),
      )
    : undefined;

/**
 * Link from a treatment's page to its comparison: the page of its pair, or the form with it
 * selected.
 */
export function compareLink(product: Product): { href: string; other: string | null } {
  const slug = canonicalSlug(product);
  const pair = comparedPairs.find(({ slugs }) => slugs.includes(slug));
  if (!pair) return { href: `/compare?a=${slug}`, other: null };
  return {
    href: `/compare/${pair.path}`,
    other: pair.slugs.find((one) => one !== slug) ?? null,
  };
}
