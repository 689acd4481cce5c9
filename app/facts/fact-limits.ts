/** Badges that the clinic can put on a treatment's picture. */
export const badges = [
  "POPULAR",
  "FALL SALE",
  "ADVANCED BLEND",
  "PATIENT FAVORITE",
  "NEW FORMULA",
  "LONG ACTING",
] as const;

/** Characters allowed in texts that replace the catalogue's words, and in an answer. */
export const longestSummary = 120;
export const longestDescription = 700;
export const longestQuestion = 120;
export const longestAnswer = 900;
