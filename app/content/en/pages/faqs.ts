import type { FaqsWords } from "./page-words";

export const faqsWords = {
  search: {
    title: "Costs, Prescriptions and Safety: FAQs",
    description:
      "Plain answers about our services, hormone therapy, GLP-1 medicines, peptides, prescriptions, consultations, insurance, safety and where to find us.",
    keywords: [
      "wellness clinic questions",
      "TRT questions",
      "HRT questions",
      "GLP-1 questions",
      "peptide safety",
      "insurance and wellness care",
    ],
  },
  hero: {
    kicker: "Questions & answers",
    headline: "Your questions, answered",
    lead: "Straight answers to 20 common questions. If you don’t see yours, call us.",
  },
  closing: {
    heading: "Don’t see your question?",
    text: "Call us or send a note. No question is too small.",
  },
} as const satisfies FaqsWords;
