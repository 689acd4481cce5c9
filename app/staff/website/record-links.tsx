import type { RecordToReview } from "./evidence-reviews";

/** Treatments, each a link to the record of its evidence. */
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
