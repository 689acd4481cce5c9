import type { Fact } from "~/content/word-shapes";

/** Labels and what holds for them: prices as a calm table, or a few large figures. */
export function Facts({ facts, large = false }: { facts: readonly Fact[]; large?: boolean }) {
  return (
    <dl className={large ? "figures" : "facts"}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
