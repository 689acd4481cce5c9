/** What the clinic may say of a treatment in two words, on its picture. */
export const badges = [
  "POPULAR",
  "FALL SALE",
  "ADVANCED BLEND",
  "PATIENT FAVORITE",
  "NEW FORMULA",
  "LONG ACTING",
] as const;

/** Characters of what may be written in the place of the catalogue's words, and of an answer. */
export const longestSummary = 120;
export const longestDescription = 700;
export const longestQuestion = 120;
export const longestAnswer = 900;
