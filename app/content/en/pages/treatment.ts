import type { CategoryId, Product } from "../../../catalogue/product";
import { canonicalSlug } from "../../../catalogue/products";
import type { Facts } from "../../../facts/facts-schema";
import type { CallToAction } from "../../word-shapes";
import { cardWords } from "../catalogue/card-words";
import { freeConsultation } from "../free-consultation";

/** The area of a treatment's second listing, which has a title and a description of its own. */
const areaNames: Record<CategoryId, string> = {
  "fitness-anti-aging": "Longevity",
  "testosterone-hormone-therapy": "Hormone Therapy",
  "sexual-health": "Sexual Health",
  "weight-loss": "Weight Loss",
};

/** Characters of a title that search results show, with the clinic's name. */
const longestTitle = 65;

const isSecondListing = (product: Product) => canonicalSlug(product) !== product.slug;

/** The longest title that fits: what people search for is the medicine, its price and the place. */
function titleOf({ name, city }: Facts, product: Product): string {
  const { title, category } = product;
  if (isSecondListing(product)) return `${title} – ${areaNames[category]}`;
  const inPlace = `${title} in ${city}`;
  const fits = (text: string) => `${text} | ${name}`.length <= longestTitle;
  return [`${inPlace}: Price and Safety`, `${inPlace}: Price`].find(fits) ?? inPlace;
}

function descriptionOf({ city }: Facts, product: Product): string {
  const { title, alsoCalled, category, price, priceUnit } = product;
  const cost =
    price === null
      ? "how to ask for the price"
      : `the price, ${cardWords.amount(price, priceUnit)}`;
  const isSecond = isSecondListing(product);
  const named = alsoCalled && !isSecond ? `${title} (${alsoCalled})` : title;
  const where = isSecond
    ? `Part of ${areaNames[category]} in ${city}, by prescription.`
    : `Prescribed in ${city} after a consultation.`;
  return `${named}: what is known, who shouldn’t take it, and ${cost}. ${where}`;
}

/** Texts around a treatment on its own page; the catalogue has the rest. */
export const treatmentWords = (facts: Facts) => ({
  title: (product: Product) => titleOf(facts, product),
  description: (product: Product) => descriptionOf(facts, product),
  keywords: ["price", "prescription", ...facts.areaServed],
  /** For screen readers, before the breadcrumbs. */
  trail: "Breadcrumb",
  all: "All treatments",
  related: "Related treatments",
  back: (category: string) => `All ${category} treatments`,
  closing: {
    heading: "Talk it over before you decide",
    text: freeConsultation,
  } satisfies CallToAction,
});
