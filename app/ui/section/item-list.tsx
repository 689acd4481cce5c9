import type { Item } from "~/content/word-shapes";

/** Titled sentences: applications, therapies, reasons. In columns, divided by hairlines. */
export function ItemList({
  items,
  columns = 2,
}: {
  items: readonly Item[];
  columns?: 1 | 2 | 3 | 4;
}) {
  return (
    <ul className={`item-list columns-${columns}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
