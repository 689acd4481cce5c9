import { placeWords as words } from "~/content/en/people-and-place";
import type { Facts } from "~/facts/facts-schema";

type Map = NonNullable<NonNullable<Facts["place"]>["map"]>;

const path = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** The streets around the clinic, drawn from facts without any request. */
export function PlaceMap({ map, street }: { map: Map; street: string }) {
  const { streets, water, clinic, parking } = map;
  return (
    <svg aria-label={words.map(street)} className="place-map" role="img" viewBox="0 0 100 60">
      {water && <path className="map-water" d={`${path(water)}Z`} />}
      {streets.map(({ name, points }) => (
        <path className="map-street" d={path(points)} key={name} />
      ))}
      {streets.map(({ name, points }) => {
        const [x, y] = points[0] ?? [0, 0];
        return (
          <text key={name} x={Math.min(x + 2, 62)} y={Math.min(Math.max(y - 2.5, 4), 57)}>
            {name}
          </text>
        );
      })}
      {parking && <Mark label={words.parkingHere} place={parking} />}
      <Mark isClinic label={words.clinicHere} place={clinic} />
    </svg>
  );
}

function Mark({
  place: [x, y],
  label,
  isClinic = false,
}: {
  place: readonly [number, number];
  label: string;
  isClinic?: boolean;
}) {
  return (
    <g className={isClinic ? "map-clinic" : "map-parking"}>
      <circle cx={x} cy={y} r={isClinic ? 1.8 : 1.2} />
      <text x={x + 3} y={y + 1.2}>
        {label}
      </text>
    </g>
  );
}
