import { addDays, dayText, parseDate } from "./hours/local-date";

/** FDA decisions about a treatment, for its offered use; the highest first. */
export const approvals = ["this-use", "other-use", "compounded", "not-approved"] as const;

/** Kinds of studies, the weakest first; a record names the strongest. */
export const studyKinds = ["cells", "animals", "small-studies", "large-trials"] as const;

/** Most months between a review and the next one's due day. */
const longestMonths = 24;

/** The day this many days or months after `day`; February 29 becomes March 1. */
export function later(day: string, { days = 0, months = 0 }): string {
  const from = parseDate(day);
  if (!from) throw new Error(`"${day}" is not a day`);
  return dayText(addDays({ ...from, month: from.month + months }, days));
}

/** The latest allowed due day of the next review. */
export const latestReview = (day: string) => later(day, { months: longestMonths });
