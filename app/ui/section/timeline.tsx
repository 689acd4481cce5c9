import type { Item } from "~/content/word-shapes";

/**
 * Expected effects on an axis of weeks. The columns are as wide as their time is long:
 * areas.css knows the three spans of specification, section 2 (4, 8 and about 14 weeks).
 */
export function Timeline({
  items,
  note,
}: {
  items: readonly (Item & { when: string })[];
  note: string;
}) {
  return (
    <>
      <ol className="timeline">
        {items.map(({ when, title, text }) => (
          <li key={when}>
            <p className="when">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="timeline-note">{note}</p>
    </>
  );
}
