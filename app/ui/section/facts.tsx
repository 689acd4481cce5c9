import type { Fact } from "~/content/word-shapes";

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
