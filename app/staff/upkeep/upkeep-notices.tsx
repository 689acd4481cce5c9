import { titleOf } from "~/catalogue/products";
import { upkeepWords } from "~/content/en/staff/staff-upkeep";
import { type ReviewState, reviewState } from "~/facts/evidence";
import type { EvidenceRecord, Facts } from "~/facts/facts-schema";
import type { Upkeep } from "./read-upkeep.server";

const hour = 60 * 60_000;
/**
 * Milliseconds without a backup before it is reported: a failure would lose more than a day's data.
 */
const longestWithout = 26 * hour;

/**
 * Problems that need attention, as sentences, the most urgent first. Outside production,
 * settings that only a real site needs are not reported.
 */
export function upkeepProblems(upkeep: Upkeep, now: number): string[] {
  const { production, database, backups, hold, leftovers, forgetting } = upkeep;
  const { heldConfirmations, failedInvitations } = upkeep;
  const words = upkeepWords.notices;
  const newest = backups.last?.at ?? backups.since;
  const late = newest !== null && now - Date.parse(newest) > longestWithout;
  return [
    hold && (hold.reason === "clock" ? words.hold.clock : words.hold.many(hold.count, hold.total)),
    backups.failure && words.backupFailed,
    production && backups.everyMinutes === 0 && words.noBackups,
    backups.everyMinutes > 0 && late && words.backupMissing,
    production && backups.everyMinutes > 0 && !backups.encrypted && words.readableBackups,
    production && database === "unencrypted" && words.disk,
    heldConfirmations > 0 && words.confirmations(heldConfirmations),
    failedInvitations > 0 && words.invitations(failedInvitations),
    leftovers.length > 0 && words.leftovers(leftovers.map(({ name }) => name).join(", ")),
    forgetting && words.forgetting,
  ].filter((text) => typeof text === "string");
}

/** Shown above every page of the desk until the problems are solved. */
export function UpkeepNotices({ problems }: { problems: readonly string[] }) {
  return (
    <section aria-label={upkeepWords.title} className="problem">
      <ul className="lines">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        <a href="/staff/upkeep">{upkeepWords.more}</a>
      </p>
    </section>
  );
}

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
