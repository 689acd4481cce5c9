import { relatedTreatments } from "~/catalogue/catalogue";
import { canonicalSlug, catalogueOf } from "~/catalogue/products";
import { splitPath } from "~/content/languages";
import { sameFact } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";

/**
 * Which pages may look different with other facts. Of a large site most pages are those of
 * treatments, and each shows the terms of few of them; every other page is taken to show all facts.
 */
export function pagesTouched(before: Facts, after: Facts): (path: string) => boolean {
  const { treatments: old, ...rest } = before;
  const { treatments, ...others } = after;
  if (!sameFact(rest, others)) return () => true;
  const slugs = [...new Set([...Object.keys(old), ...Object.keys(treatments)])];
  const changed = new Set(slugs.filter((slug) => !sameFact(old[slug], treatments[slug])));
  const touched = new Set<string>();
  const products = catalogueOf(after);
  for (const product of products) {
    const shown = [product, ...relatedTreatments(products, product)];
    if (shown.some((one) => changed.has(canonicalSlug(one)))) touched.add(product.slug);
  }
  return (path) => {
    const [, slug] = /^\/treatments\/([^/]+)$/.exec(splitPath(path).path) ?? [];
    return slug === undefined || touched.has(slug);
  };
}
