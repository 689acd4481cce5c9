import type { ServiceValue } from "./service-options";

/**
 * What a page that leads to the form is about, by the last part of its address (?about=…): the
 * service that is chosen, and the page's name where the form's services have none for it.
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

/** The first line of the message, which whoever writes may take away. */
export const subjectLine = (name: string) => `${name}: I would like to know more.`;
