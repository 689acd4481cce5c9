/** Texts that several pages share. */
export const areaFrameWords = {
  /** Second link in a treatment page's head, to the cards further down. */
  seePrices: "See treatments and prices",
  disclaimer: "Medical disclaimer",
  /** To the catalogue, below the first of very many. */
  all: (count: number) => `View all ${count} treatments`,
} as const;

export const legalFrameWords = {
  contents: "On this page",
  effective: "Effective",
  updated: "Last updated",
  kicker: "Policies",
  /** On phones, below the first sections. */
  more: "Show all sections",
} as const;

export const faqsFrameWords = {
  topics: "Topics",
  /** For screen readers, after a topic's count. */
  questions: (count: number) => (count === 1 ? "question" : "questions"),
} as const;
