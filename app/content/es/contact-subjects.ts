// Translates content/en/contact-subjects.ts as of d3552a3e5619.
import type { ServiceValue } from "../form-values";

/**
 * Subjects of pages that link to the form, by the last part of their path (?about=…): the selected
 * service, and the page's name when no service matches it.
 */
export const contactSubjects: Readonly<
  Record<string, { label: string; service: ServiceValue; message?: string }>
> = {
  "peptide-therapy": { label: "Terapia con péptidos", service: "peptide-therapy" },
  "hormone-replacement": { label: "Terapia hormonal", service: "hormone-replacement" },
  "weight-loss": { label: "Pérdida de peso", service: "weight-loss" },
  "weight-loss-aesthetics": { label: "Estética", service: "aesthetics" },
  "sexual-health": { label: "Salud sexual", service: "sexual-health" },
  "anti-aging-longevity": {
    label: "Longevidad",
    service: "general",
    message: "Longevidad",
  },
  styku: { label: "Escaneo corporal 3D", service: "general", message: "Escaneo corporal 3D" },
};

/** First line of the message, which the visitor may delete. */
export const subjectLine = (name: string) => `${name}: me gustaría saber más.`;
