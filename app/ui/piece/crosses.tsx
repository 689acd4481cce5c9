import { LinkedText } from "./linked-text";

/** Who should not take something: one cross for each, the same on every page. */
export function Crosses({ points }: { points: readonly string[] }) {
  return (
    <ul className="crosses">
      {points.map((point) => (
        <li key={point}>
          <LinkedText path="" text={point} />
        </li>
      ))}
    </ul>
  );
}
