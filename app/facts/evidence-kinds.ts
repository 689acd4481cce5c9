import { addDays, dayText, parseDate } from "./hours/local-date";

/** What the FDA has decided about a treatment, for the use that it is offered for; the highest first. */
export const approvals = ["this-use", "other-use", "compounded", "not-approved"] as const;

/** Kinds of studies, the weakest first; a record names the strongest that there is. */
export const studyKinds = ["cells", "animals", "small-studies", "large-trials"] as const;

/** Months between a review and the latest day that the next one may be due. */
const longestMonths = 24;

/** The day so many days or months after `day`; February 29 becomes March 1. */
export function later(day: string, { days = 0, months = 0 }): string {
  const from = parseDate(day);
  if (!from) throw new Error(`"${day}" is not a day`);
  return dayText(addDays({ ...from, month: from.month + months }, days));
}

/** The last day on which the next review may be due. */
export const latestReview = (day: string) => later(day, { months: longestMonths });
