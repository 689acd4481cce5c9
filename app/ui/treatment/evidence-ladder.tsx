import { useSite } from "~/content/use-site";
import { countRungs, rungs } from "~/facts/evidence";
import type { EvidenceRecord } from "~/facts/facts-schema";

/** The evidence for a treatment: five rungs, their meaning, sources, and the reviewer. */
export function EvidenceLadder({ record }: { record: EvidenceRecord }) {
  const { words } = useSite();
  const { sources } = record;
  const reached = countRungs(record);
  return (
    <div className="evidence">
      <h2>{words.evidenceWords.heading}</h2>
      <div className="evidence-ladder">
        <EvidenceRungs reached={reached} />
        <ul>
          {rungs.toReversed().map((rung, fromTop) =>
            rungs.length - fromTop <= reached ? (
              <li key={rung}>
                <strong>{words.rungName(rung, record)}</strong>
              </li>
            ) : (
              <li key={rung}>
                {words.rungName(rung, record)}
                {rung !== "approved" && (
                  <span className="visually-hidden">{words.evidenceWords.notReached}</span>
                )}
              </li>
            ),
          )}
        </ul>
      </div>
      <p>{words.evidenceSentence(record)}</p>
      {sources.length > 0 && (
        <ul>
          {sources.map(({ title, url, year }) => (
            <li key={url}>
              <a href={url}>{title}</a>, {year}
            </li>
          ))}
        </ul>
      )}
      <Review record={record} />
    </div>
  );
}

/** The reviewer and the days; nothing until there was a review, which the desk knows. */
function Review({ record: { reviewedBy, reviewedOn, reviewDue } }: { record: EvidenceRecord }) {
  const { dayInWords, evidenceWords } = useSite().words;
  if (reviewedBy === null || reviewedOn === null) return null;
  const due = reviewDue && dayInWords(reviewDue);
  return (
    <p className="evidence-review">
      {evidenceWords.reviewed(reviewedBy, dayInWords(reviewedOn), due)}
    </p>
  );
}

/**
 * The ladder as a drawing, beside words with the same content. It is stretched to its container;
 * each rung is in the middle of a fifth of the height.
 */
function EvidenceRungs({ reached }: { reached: number }) {
  const lines = rungs.map((_, at) => `M4 ${90 - at * 20}h20`);
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 28 100">
      <path d={`M4 0v100M24 0v100${lines.slice(reached).join("")}`} />
      <path d={lines.slice(0, reached).join("")} />
    </svg>
  );
}

/** A small ladder with the highest rung in words: for cards and tables. */
export function EvidenceMark({ record }: { record: EvidenceRecord }) {
  const { words } = useSite();
  return (
    <p className="evidence-mark">
      <EvidenceRungs reached={countRungs(record)} />
      <span>{words.evidenceMark(record)}</span>
    </p>
  );
}
