import type { CategoryId, Product } from "../../../catalogue/product";
import type { Facts } from "../../../facts/facts-schema";
import type { CallToAction } from "../../word-shapes";
import { cardWords } from "../catalogue/card-words";
import { freeConsultation } from "../free-consultation";

/** Short, because a title has about 60 characters including the clinic's name. */
const inTitle: Record<CategoryId, string> = {
  "fitness-anti-aging": "Longevity",
  "testosterone-hormone-therapy": "Hormone Therapy",
  "sexual-health": "Sexual Health",
  "weight-loss": "Weight Loss",
};

/** Texts around a treatment on its own page; the catalogue has the rest. */
export const treatmentWords = (facts: Facts) => ({
  title: (title: string, category: CategoryId) => `${title} – ${inTitle[category]}`,
  description: ({ title, summary, price, priceUnit }: Product) =>
    `${title}: ${summary} ${cardWords.amount(price, priceUnit)}. By prescription.`,
  keywords: ["price", "prescription", ...facts.areaServed],
  /** For screen readers, before the breadcrumbs. */
  trail: "Breadcrumb",
  all: "All treatments",
  questions: "Once it is prescribed",
  related: "Related treatments",
  back: (category: string) => `All ${category} treatments`,
  closing: {
    heading: "Talk it over before you decide",
    text: `A physician looks at your history and your labs and tells you whether this treatment is safe for you. ${freeConsultation}`,
  } satisfies CallToAction,
});
