/** FDA decisions about a treatment, for its offered use; the highest first. */
export const approvals = ["this-use", "other-use", "compounded", "not-approved"] as const;

/** Kinds of studies, the weakest first; a record names the strongest. */
export const studyKinds = ["cells", "animals", "small-studies", "large-trials"] as const;

/** Badges that the clinic can put on a treatment's picture. */
export const badges = [
  "POPULAR",
  "FALL SALE",
  "ADVANCED BLEND",
  "PATIENT FAVORITE",
  "NEW FORMULA",
  "LONG ACTING",
] as const;

/** Allowed lengths of a visit, in minutes. */
export const visitLengths = [
  ...[15, 30, 45, 60, 75, 90, 105, 120],
  ...[135, 150, 165, 180, 195, 210, 225, 240],
] as const;

/** Allowed notice of an offered time, in hours. */
export const noticeHours = [0, 1, 2, 3, 4, 6, 12, 24, 48] as const;

/** Allowed days ahead, and visits a day with one person, where visitors book alone. */
export const daysAhead = [1, 2, 3, 5, 7, 10, 14, 21, 28] as const;
export const visitsADay = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 30] as const;

/** How a closed day may come again. */
export const repeatings = ["yearly", "monthly"] as const;

/** Most characters of texts that replace the catalogue's, and of an answer. */
export const longestSummary = 120;
export const longestDescription = 700;
export const longestQuestion = 120;
export const longestAnswer = 900;

/** Most sources of a record of the evidence, and characters of a source's title. */
export const mostSources = 4;
export const longestSourceTitle = 160;
