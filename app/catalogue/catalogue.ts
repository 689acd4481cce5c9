import { categories } from "../content/en/catalogue/categories";
import { oldAddresses } from "./old-addresses";
import type { CategoryId, Product } from "./product";
import { products } from "./products";

const byTitle = (a: Product, b: Product) => a.title.localeCompare(b.title, "en-US");

/** Takes any listings; gives the first one of each title, in the order they came in. */
export function uniqueByTitle(list: readonly Product[]): Product[] {
  const titles = new Set<string>();
  return list.filter(({ title }) => !titles.has(title) && titles.add(title));
}

/**
 * The All Offerings view: one card for each title, weight loss after everything else,
 * alphabetical by title inside each of the two groups (specification, section 4).
 */
export function allOfferings(list: readonly Product[] = products): Product[] {
  return inCatalogueOrder(uniqueByTitle(list));
}

/** What the treatment is listed under, with the name that visitors read. */
export const categoryOf = ({ category }: Product) =>
  categories.find(({ id }) => id === category) ?? categories[0];

/** All listings of one category, alphabetical by title. */
export function productsOf(category: CategoryId, list: readonly Product[] = products): Product[] {
  return list.filter((product) => product.category === category).sort(byTitle);
}

/**
 * All listings in the one order that is right for every filter: weight loss last, alphabetical by
 * title, a treatment's first listing before its second. Hiding some of them never needs a new sort.
 */
export function inCatalogueOrder(list: readonly Product[] = products): Product[] {
  const sorted = list.toSorted(byTitle);
  return [
    ...sorted.filter(({ category }) => category !== "weight-loss"),
    ...sorted.filter(({ category }) => category === "weight-loss"),
  ];
}

/** The listing with exactly this slug, if there is one: for what a visitor's address says. */
export function productBySlug(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

/** The listing with this slug; throws when there is none: for slugs that the site's own words name. */
export function findProduct(slug: string): Product {
  const product = productBySlug(slug);
  if (!product) throw new Error(`No treatment has the slug "${slug}". See content/catalogue.`);
  return product;
}

/** The slug of the treatment's own page: for a second listing, that of the first. */
export function canonicalSlug({ title, slug }: Product): string {
  return products.find((product) => product.title === title)?.slug ?? slug;
}

/** Every fragment that leads to this treatment: the slugs of its listings, and the old ones. */
export function addressesOf({ title }: Product): string[] {
  const slugs = products.filter((listing) => listing.title === title).map(({ slug }) => slug);
  const old = Object.entries(oldAddresses).filter(
    ([, to]) => "product" in to && slugs.includes(to.product),
  );
  return [...slugs, ...old.map(([fragment]) => fragment)];
}

/**
 * Up to three other treatments of the same category (weight loss has only two others): those that
 * follow alphabetically, from the start again after the last, so that each is linked from somewhere.
 */
export function relatedTreatments(product: Product): Product[] {
  const sameCategory = uniqueByTitle(productsOf(product.category));
  const at = sameCategory.findIndex(({ title }) => title === product.title);
  return [...sameCategory.slice(at + 1), ...sameCategory.slice(0, Math.max(at, 0))].slice(0, 3);
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US dollars with two decimals: 123.4 → "$123.40", 1074.48 → "$1,074.48". */
export function formatPrice(price: number): string {
  return dollars.format(price);
}
