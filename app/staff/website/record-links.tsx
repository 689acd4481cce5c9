import type { RecordToReview } from "./evidence-reviews";

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
