import type { FaqsWords } from "./page-words";

export const faqsWords = {
  search: {
    title: "Twenty Questions, Answered",
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
    headline: "Ask us what you would ask a friend",
    lead: "Here are twenty questions with answers that do not dodge. If yours is missing, call us.",
  },
  closing: {
    heading: "Your question is not here?",
    text: "Call us or send a note. The consultation is free, and no question is too small for it.",
  },
} as const satisfies FaqsWords;
