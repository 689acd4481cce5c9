import type { ServiceValue } from "../form-values";

/** The "service of interest" choices of the consultation form: stored value and label. */
export const serviceOptions: readonly { value: ServiceValue; label: string }[] = [
  { value: "weight-loss", label: "Weight Loss" },
  { value: "peptide-therapy", label: "Peptide Therapy" },
  { value: "hormone-replacement", label: "Hormone Replacement" },
  { value: "aesthetics", label: "Aesthetics" },
  { value: "sexual-health", label: "Sexual Health" },
  { value: "general", label: "General Consultation" },
];

/** A stored value from an earlier list of choices is shown unchanged. */
export const serviceLabel = (stored: string): string =>
  serviceOptions.find(({ value }) => value === stored)?.label ?? stored;
