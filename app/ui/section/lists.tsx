import type { Fact, Item } from "~/content/word-shapes";
import { Crosses } from "~/ui/piece/crosses";

/** Titled sentences: applications, therapies, reasons. In columns, divided by hairlines. */
export function ItemList({
  items,
  columns = 2,
}: {
  items: readonly (Item & { href?: string })[];
  columns?: 1 | 2 | 3 | 4;
}) {
  return (
    <ul className={`item-list columns-${columns}`}>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

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

/** Contraindications of a treatment, set apart so that they are not overlooked. */
export function Cautions({
  heading,
  points,
  notes = [],
}: {
  heading: string;
  points: readonly string[];
  /** Further notes, below the items. */
  notes?: readonly string[];
}) {
  return (
    <div className="cautions">
      <h3>{heading}</h3>
      <Crosses points={points} />
      <Notes notes={notes} />
    </div>
  );
}

/** Warnings that are sentences, below the crosses. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    notes.length > 0 && (
      <ul className="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  );
}

/** Labels and values: prices as a table, or a few large figures. */
export function Facts({ facts, large = false }: { facts: readonly Fact[]; large?: boolean }) {
  return (
    <dl className={large ? "figures" : "facts"}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className="fact-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
