import { titleOf } from "~/catalogue/products";
import { type ReviewState, reviewState } from "~/facts/evidence";
import type { EvidenceRecord } from "~/facts/evidence-schema";
import type { Facts } from "~/facts/facts-schema";

/** A treatment whose record of the evidence needs somebody. */
export type RecordToReview = { slug: string; title: string };

/** The treatments whose record meets a condition, in the order of the facts. */
export const recordsWhere = (
  facts: Facts,
  isMeant: (record: EvidenceRecord) => boolean,
): RecordToReview[] =>
  Object.entries(facts.treatments)
    .filter(([, { evidence }]) => isMeant(evidence))
    .map(([slug]) => ({ slug, title: titleOf(slug) }));

const isPast = (state: ReviewState) => state === "overdue" || state === "lapsed";

/** Records whose review was due. @param today the clinic's day, "YYYY-MM-DD" */
export const overdueRecords = (facts: Facts, today: string) =>
  recordsWhere(facts, (record) => isPast(reviewState(record, today)));

/** For notices at the desk: records whose review is due within 30 days, and those overdue. */
export const dueReviews = (facts: Facts, today: string) => ({
  soon: recordsWhere(facts, (record) => reviewState(record, today) === "soon"),
  overdue: overdueRecords(facts, today),
});
