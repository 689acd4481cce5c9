import type { Item } from "~/content/word-shapes";
import { Unbroken } from "../piece/unbroken";

/** Titled sentences in columns, divided by hairlines: applications, therapies, reasons. */
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
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
