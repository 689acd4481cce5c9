import type { CategoryId } from "./product";

export type OldSlug = { product: string } | { category: CategoryId };

/**
 * Fragments of /services that are not slugs but have a target: the footer's own slugs, the
 * categories, and spellings that people type or have bookmarked.
 */
export const oldSlugs: Record<string, OldSlug> = {
  hcg: { product: "hcg-for-men" },
  "testosterone-therapy": { category: "testosterone-hormone-therapy" },
  "primal-blend": { product: "primal-special-blend" },
  "tesamorelin-12-mg": { product: "tesamorelin-12mg-anti-aging" },

  "fitness-anti-aging": { category: "fitness-anti-aging" },
  "testosterone-hormone-therapy": { category: "testosterone-hormone-therapy" },
  "sexual-health": { category: "sexual-health" },
  "weight-loss": { category: "weight-loss" },
  "anti-aging": { category: "fitness-anti-aging" },
  "hormone-therapy": { category: "testosterone-hormone-therapy" },
  testosterone: { category: "testosterone-hormone-therapy" },
  trt: { category: "testosterone-hormone-therapy" },

  primal: { product: "primal-special-blend" },
  tesamorelin: { product: "tesamorelin-12mg-anti-aging" },
  "tesamorelin-12": { product: "tesamorelin-12mg-anti-aging" },
  "nad-nasal": { product: "nad-nasal-spray" },
  "nad-injection": { product: "nad-injectable" },
  "glutathione-nasal-spray": { product: "glutathione-nasal" },
  "glutathione-injection": { product: "glutathione-injectable" },
  "wolverine-ghkcu": { product: "wolverine-ghk-cu" },
  "bpc157-kpv": { product: "bpc-157-kpv" },
  pt141: { product: "pt141-nasal-spray" },
  "pt-141": { product: "pt141-nasal-spray" },
  "pt-141-nasal-spray": { product: "pt141-nasal-spray" },
  sermorelin: { product: "sermorelin-troche" },
  glpr: { product: "glp-r" },
};

/** Target of a fragment that is not a slug; takes the result of `slugOf`. */
export const oldSlugOf = (slug: string): OldSlug | undefined =>
  Object.hasOwn(oldSlugs, slug) ? oldSlugs[slug] : undefined;

/**
 * The slug in a fragment, with or without "#", in any case, and without what mails and advertisements
 * append: "#Wolverine/?utm_source=x". "" when it can't be decoded.
 */
export function slugOf(hash: string): string {
  const [slug = ""] = hash.replace(/^#[!/]*/, "").split(/[/?&#]|%(?:2f|3f|26|23)/i);
  try {
    return decodeURIComponent(slug).trim().toLowerCase();
  } catch {
    return "";
  }
}

export const slugInUrl = () => slugOf(location.hash);
