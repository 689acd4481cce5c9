import { Icon } from "../piece/icon";

/** Contraindications of a treatment, set apart so that nobody overlooks them. */
export function Cautions({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div className="cautions">
      <h3>{heading}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="close" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
