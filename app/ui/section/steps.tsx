import type { Item } from "~/content/word-shapes";

/** Numbered steps in their order (01, 02, 03 …). */
export function Steps({ items }: { items: readonly Item[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="number">
            {String(index + 1).padStart(2, "0")}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
