import { fromTo } from "~/facts/format-facts";
import type { Facts } from "../../../facts/facts-schema";
import { freeConsultation } from "../free-consultation";
import type { ServicesWords } from "./page-words";

/**
 * Announced after each change; `query` is "" without a search. Separate from `servicesWords`,
 * because the page's script would otherwise contain all texts of the page.
 */
export const resultsText = (count: number, query: string) =>
  `${count} ${count === 1 ? "treatment" : "treatments"}${query ? ` for “${query}”` : ""}`;

export const servicesWords = ({ figures, ...facts }: Facts): ServicesWords => ({
  search: {
    title: "All Treatments and Prices",
    description: `See prices for peptides, hormone therapy, sexual health and weight loss treatments in ${facts.city}. Every one starts with a free consultation.`,
    keywords: [
      "peptide prices",
      "hormone therapy cost",
      `semaglutide ${facts.city}`,
      "NAD+ injections",
      "treatment catalog",
      "physician prescription",
    ],
  },
  hero: {
    kicker: "All treatments",
    headline: "Treatments and prices",
    lead: "Open any treatment to see what it’s for, how you take it, what it costs and who shouldn’t take it.",
  },
  filters: { label: "Show treatments for", all: "All Offerings" },
  find: { label: "Search treatments", placeholder: "Search" },
  views: {
    label: "Show treatments as",
    shelf: "Pictures",
    index: "List",
    evidence: "By evidence",
  },
  empty: {
    heading: "Nothing found under that name",
    text: "Try another word, or call us. For an approved medicine by its brand name, ask the physician which approved medicines can be prescribed.",
    reset: "Show all treatments",
  },
  elsewhere: {
    heading: "Nothing here matches",
    text: "Try another category, or clear the evidence filter.",
    button: "Search all treatments",
  },
  howItWorks: {
    heading: "How to start a treatment",
    text: `You can’t order medicine on this page. Each treatment needs a consultation and a prescription. ${freeConsultation} A consultation takes ${fromTo(figures.consultationMinutes)} minutes. The physician decides whether it’s safe for you. You decide whether you want it.`,
  },
});
