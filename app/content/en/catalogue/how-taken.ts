import type { Product } from "../../../catalogue/product";
import { canonicalSlug } from "../../../catalogue/products";

const injection = "As an injection";
const nasalSpray = "As a nasal spray";
const tablet = "As a tablet you swallow";
const capsule = "As a capsule you swallow";
const troche = "As a troche that dissolves in your mouth";

/** In a few words; the directions say it whole. */
const howTaken: Record<string, string> = {
  "nad-nasal-spray": nasalSpray,
  "wolverine-ghk-cu": injection,
  "glutathione-nasal": nasalSpray,
  "tesamorelin-ipamorelin": injection,
  "glutathione-injectable": injection,
  wolverine: injection,
  "bpc-157-kpv": capsule,
  "nad-injectable": injection,
  "tesamorelin-12mg-anti-aging": injection,
  "primal-special-blend": troche,
  "pt141-nasal-spray": nasalSpray,
  tadalafil: tablet,
  sildenafil: tablet,
  "hcg-for-men": injection,
  "sermorelin-troche": troche,
  semaglutide: injection,
  tirzepatide: injection,
  "glp-r": "Depends on the medicine; ask the physician",
};

/** How a treatment is taken; throws for one that nobody has said it of. */
export function howTakenOf(product: Pick<Product, "title" | "slug">): string {
  const slug = canonicalSlug(product);
  const words = howTaken[slug];
  if (!words)
    throw new Error(`"${slug}": add how it is taken to content/en/catalogue/how-taken.ts`);
  return words;
}
