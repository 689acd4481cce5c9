import type { CategoryId } from "../../catalogue/product";

/** The "service of interest" choices of the consultation form: stored value and label. */
export const serviceOptions = [
  { value: "weight-loss", label: "Weight Loss" },
  { value: "peptide-therapy", label: "Peptide Therapy" },
  { value: "hormone-replacement", label: "Hormone Replacement" },
  { value: "aesthetics", label: "Aesthetics" },
  { value: "sexual-health", label: "Sexual Health" },
  { value: "general", label: "General Consultation" },
] as const;

export type ServiceValue = (typeof serviceOptions)[number]["value"];

/** A stored value from an earlier list of choices is shown unchanged. */
export const serviceLabel = (stored: string): string =>
  serviceOptions.find(({ value }) => value === stored)?.label ?? stored;

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
