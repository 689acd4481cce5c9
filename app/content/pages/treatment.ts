import type { CallToAction } from "../words";

/** What surrounds a treatment on its own page; the rest is the catalogue's. */
export const treatmentWords = {
  title: (title: string, category: string) => `${title} – ${category}`,
  description: (title: string, summary: string) =>
    `${title}: ${summary} Price, directions, warnings and how to start. By prescription after a free consultation.`,
  keywords: ["price", "prescription", "Jacksonville", "St. Augustine", "North Florida"],
  /** Read out before the way back. */
  trail: "Breadcrumb",
  all: "All treatments",
  related: "Often read next",
  back: (category: string) => `All of ${category}`,
  closing: {
    heading: "Talk it over before you decide",
    text: "A physician looks at your history and your labs and tells you whether this treatment is safe for you. The consultation is free.",
  } satisfies CallToAction,
};
