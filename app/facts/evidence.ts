import { sameFact } from "./fact-change";
import { studyKinds } from "./fact-limits";
import type { EvidenceRecord } from "./facts-schema";
import { later } from "./hours/local-date";

/** Rungs of the ladder, from the lowest. */
export const rungs = [...studyKinds, "approved"] as const;
export type Rung = (typeof rungs)[number];

/** Number of rungs that a record reaches, 0 to 5; 0 while the studies are unknown. */
export function countRungs({
  approval,
  studies,
}: Pick<EvidenceRecord, "approval" | "studies">): number {
  if (approval === "this-use") return rungs.length;
  return studies === null ? 0 : studyKinds.indexOf(studies) + 1;
}

/** Days before the due date on which the desk begins to warn. */
const warningDays = 30;
/** Days after the due date until the treatment loses its price. */
const graceDays = 90;

/** Default day of the review after one on `day`. */
export const nextReview = (day: string) => later(day, { months: 12 });

/**
 * "soon" begins 30 days before the due date, "overdue" on the day after it, "lapsed" 90 days after
 * it, when the treatment loses its price. "none": without a due date, because no physician has reviewed
 * it.
 */
export type ReviewState = "none" | "current" | "soon" | "overdue" | "lapsed";

/** @param today the clinic's day, "YYYY-MM-DD" */
export function reviewState(
  { reviewDue }: Pick<EvidenceRecord, "reviewDue">,
  today: string,
): ReviewState {
  if (reviewDue === null) return "none";
  if (today >= later(reviewDue, { days: graceDays })) return "lapsed";
  if (today > reviewDue) return "overdue";
  return today >= later(reviewDue, { days: -warningDays }) ? "soon" : "current";
}

/**
 * Returns a changed record. A review is valid for what was reviewed: a change without a new day of
 * review ends it. Its due date stays and cannot move later, so that no such change restores a
 * withheld price. A new review is due again after a year, unless another day was entered.
 */
export function withReview(before: EvidenceRecord, after: EvidenceRecord): EvidenceRecord {
  const isReviewed = after.reviewedOn !== null && after.reviewedOn !== before.reviewedOn;
  if (isReviewed) {
    const isTyped = after.reviewDue !== null && after.reviewDue !== before.reviewDue;
    return isTyped ? after : { ...after, reviewDue: nextReview(after.reviewedOn ?? "") };
  }
  const isChanged = (["approval", "studies", "sources"] as const).some(
    (name) => !sameFact(before[name], after[name]),
  );
  const kept = { ...after, reviewDue: after.reviewDue ?? before.reviewDue };
  if (!isChanged && after.reviewedOn !== null) return kept;
  const latest = before.reviewDue;
  return {
    ...kept,
    ...(isChanged && { reviewedBy: null, reviewedOn: null }),
    ...(latest !== null && kept.reviewDue !== null && kept.reviewDue > latest
      ? { reviewDue: latest }
      : {}),
  };
}
