import { rungs } from "~/facts/evidence";

/**
 * The ladder as a drawing, beside words with the same content. It is stretched to its container;
 * each rung is in the middle of a fifth of the height.
 */
export function EvidenceRungs({ reached }: { reached: number }) {
  const lines = rungs.map((_, at) => `M4 ${90 - at * 20}h20`);
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 28 100">
      <path d={`M4 0v100M24 0v100${lines.slice(reached).join("")}`} />
      <path d={lines.slice(0, reached).join("")} />
    </svg>
  );
}
