import type { ServiceValue } from "./service-options";

/**
 * The subject of a page that links to the form, by the last part of its path (?about=…): the
 * service that is selected, and the page's name where no service has it.
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
    label: "Anti-Aging & Longevity",
    service: "general",
    message: "Anti-Aging & Longevity",
  },
  styku: { label: "3D Body Scan", service: "general", message: "3D Body Scan" },
};

/** The first line of the message; the visitor may delete it. */
export const subjectLine = (name: string) => `${name}: I would like to know more.`;
