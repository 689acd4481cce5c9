import type { Item } from "~/content/word-shapes";
import { Unbroken } from "../piece/unbroken";

/** Titles large on the left, what they mean on the right: a list to run the eye down. */
export function ItemRows({ items }: { items: readonly Item[] }) {
  return (
    <ul className="item-rows">
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
