import type { CategoryId } from "../catalogue/product";

/** Stored values of the "service of interest", in the form's order. */
export const serviceValues = [
  "weight-loss",
  "peptide-therapy",
  "hormone-replacement",
  "aesthetics",
  "sexual-health",
  "general",
] as const;

export type ServiceValue = (typeof serviceValues)[number];

/** NAD+ is not a peptide, and no service is named after it. */
const withoutService = ["nad-injectable", "nad-nasal-spray"];

/** The service that a treatment's "Schedule Online" selects. */
export const serviceOf = ({ slug, category }: { slug: string; category: CategoryId }) =>
  withoutService.includes(slug) ? "general" : serviceOfCategory[category];

const serviceOfCategory: Record<CategoryId, ServiceValue> = {
  "fitness-anti-aging": "peptide-therapy",
  "testosterone-hormone-therapy": "hormone-replacement",
  "sexual-health": "sexual-health",
  "weight-loss": "weight-loss",
};

/** With this choice the clinic does not call. */
export const emailOnly = "by-email";

/** Stored values of how a visitor may be reached. Texting is not offered. */
export const reachValues = ["by-call", emailOnly] as const;
