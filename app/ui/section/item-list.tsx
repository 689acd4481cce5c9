import type { Item } from "~/content/word-shapes";

/**
 * Titled sentences: applications, therapies, reasons. In columns, divided by hairlines; or as
 * rows, the title large on the left and what it means on the right, to run the eye down.
 */
export function ItemList({
  items,
  columns = 2,
}: {
  items: readonly Item[];
  columns?: 1 | 2 | 3 | 4 | "rows";
}) {
  return (
    <ul className={columns === "rows" ? "item-rows" : `item-list columns-${columns}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
