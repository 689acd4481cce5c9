import type { Item } from "~/content/word-shapes";

/**
 * Expected changes over time, under an axis of weeks to scale: hormone-replacement.css has the
 * three spans of specification, section 2 (4, 8 and about 14 weeks).
 */
export function Timeline({ items }: { items: readonly (Item & { when: string })[] }) {
  return (
    <ol className="timeline">
      {items.map(({ when, title, text }) => (
        <li key={when}>
          <p className="when">{when}</p>
          <h4>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
