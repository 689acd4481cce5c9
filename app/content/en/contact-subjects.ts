import type { ServiceValue } from "../form-values";

/**
 * Subjects of pages that link to the form, by the last part of their path (?about=…): the selected
 * service, and the page's name when no service matches it.
 */
export const contactSubjects: Readonly<
  Record<string, { label: string; service: ServiceValue; message?: string }>
> = {
  "peptide-therapy": { label: "Peptide Therapy", service: "peptide-therapy" },
  "hormone-replacement": { label: "Hormone Therapy", service: "hormone-replacement" },
  "weight-loss": { label: "Weight Loss", service: "weight-loss" },
  "weight-loss-aesthetics": { label: "Aesthetics", service: "aesthetics" },
  "sexual-health": { label: "Sexual Health", service: "sexual-health" },
  "anti-aging-longevity": {
    label: "Longevity",
    service: "general",
    message: "Longevity",
  },
  styku: { label: "3D Body Scan", service: "general", message: "3D Body Scan" },
};

/** First line of the message, which the visitor may delete. */
export const subjectLine = (name: string) => `${name}: I would like to know more.`;
