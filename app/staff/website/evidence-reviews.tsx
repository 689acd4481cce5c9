import { titleOf } from "~/catalogue/products";
import { type ReviewState, reviewState } from "~/facts/evidence";
import type { EvidenceRecord } from "~/facts/evidence-schema";
import type { Facts } from "~/facts/facts-schema";

/** A treatment whose record of the evidence needs a review. */
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

/** Records with an overdue review. @param today the clinic's day, "YYYY-MM-DD" */
export const overdueRecords = (facts: Facts, today: string) =>
  recordsWhere(facts, (record) => isPast(reviewState(record, today)));

/** Records for notices at the desk: review due within 30 days, and overdue. */
export const dueReviews = (facts: Facts, today: string) => ({
  soon: recordsWhere(facts, (record) => reviewState(record, today) === "soon"),
  overdue: overdueRecords(facts, today),
});

/** Links to the records of the evidence of these treatments. */
export const RecordLinks = ({ records }: { records: readonly RecordToReview[] }) => (
  <ul className="site-parts">
    {records.map(({ slug, title }) => (
      <li key={slug}>
        <a className="tap" href={`/staff/site/treatments/${slug}#part-Evidence`}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);
