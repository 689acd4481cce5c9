import { type ComparedPair, comparedPairs } from "~/content/en/pages/compare";
import { oldSlugs } from "./old-slugs";
import type { Category, CategoryId, Product } from "./product";
import { canonicalSlug, listings } from "./products";

const { compare } = /* @__PURE__ */ new Intl.Collator("en-US");
const byTitle = (a: Product, b: Product) => compare(a.title, b.title);

/** Returns the first listing of each title, in the given order. */
export function uniqueByTitle(list: readonly Product[]): Product[] {
  const titles = new Set<string>();
  return list.filter(({ title }) => !titles.has(title) && titles.add(title));
}

/**
 * The All Offerings view: one card for each title, weight loss after everything else,
 * alphabetical by title inside each of the two groups (specification, section 4).
 */
export function allOfferings(list: readonly Product[]): Product[] {
  return inCatalogueOrder(uniqueByTitle(list));
}

export const categoryOf = (
  { category }: Product,
  { categories }: { categories: readonly [Category, ...Category[]] },
): Category => categories.find(({ id }) => id === category) ?? categories[0];

/** All listings of one category, alphabetical by title. */
export function productsOf(list: readonly Product[], category: CategoryId): Product[] {
  return list.filter((product) => product.category === category).sort(byTitle);
}

/**
 * All listings in an order that suits every filter: weight loss last, alphabetical by title, a
 * treatment's first listing before its second. Hiding some needs no new sort.
 */
export function inCatalogueOrder(list: readonly Product[]): Product[] {
  const sorted = list.toSorted(byTitle);
  return [
    ...sorted.filter(({ category }) => category !== "weight-loss"),
    ...sorted.filter(({ category }) => category === "weight-loss"),
  ];
}

/** The listing with exactly this slug, or undefined: for slugs from a visitor's URL. */
export function productBySlug(list: readonly Product[], slug: string): Product | undefined {
  return list.find((product) => product.slug === slug);
}

/** The listing with this slug; throws when there is none: for slugs in the site's own texts. */
export function findProduct(list: readonly Product[], slug: string): Product {
  const product = productBySlug(list, slug);
  if (!product) throw new Error(`No treatment has the slug "${slug}". See content/catalogue.`);
  return product;
}

/** Every fragment of this treatment: the slugs of its listings, and its old slugs. */
export function anchorsOf({ title }: Pick<Product, "title">): string[] {
  const slugs = listings.filter((listing) => listing.title === title).map(({ slug }) => slug);
  const old = Object.entries(oldSlugs).filter(
    ([, to]) => "product" in to && slugs.includes(to.product),
  );
  return [...slugs, ...old.map(([fragment]) => fragment)];
}

/**
 * Up to three other treatments of the same category (weight loss has only two others): the next in
 * alphabetical order, wrapping around, so that each is linked from somewhere.
 */
export function relatedTreatments(list: readonly Product[], product: Product): Product[] {
  const sameCategory = uniqueByTitle(productsOf(list, product.category));
  const at = sameCategory.findIndex(({ title }) => title === product.title);
  return [...sameCategory.slice(at + 1), ...sameCategory.slice(0, Math.max(at, 0))].slice(0, 3);
}

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
