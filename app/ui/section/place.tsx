import { useSite } from "~/content/use-site";
import type { Facts } from "~/facts/facts-schema";
import { Icon } from "../piece/icon";
import { Section } from "./section";

type KnownPlace = NonNullable<Facts["place"]>;

/** The clinic's place and access; renders nothing until the clinic has published them. */
export function Place() {
  const {
    facts: { place, ...facts },
    words,
  } = useSite();
  if (!place) return null;
  const address = `${place.street}, ${facts.city}, ${facts.state} ${place.postalCode}`;
  return (
    <Section aside heading={words.placeWords.heading} id="where">
      <div className="place">
        <div>
          <address>
            {place.street}
            <br />
            {`${facts.city}, ${facts.state} ${place.postalCode}`}
          </address>
          <WayIn place={place} />
          <p>
            {/* Opens the phone's own maps; nothing is fetched before. */}
            <a
              className="button button-quiet"
              href={facts.mapLink ?? mapsOf(address)}
              rel="noreferrer"
            >
              <Icon name="pin" />
              {words.placeWords.directions}
            </a>
          </p>
        </div>
        {place.map && <PlaceMap map={place.map} street={place.street} />}
      </div>
    </Section>
  );
}

const mapsOf = (address: string) => `https://maps.apple.com/?q=${encodeURIComponent(address)}`;

function WayIn({ place }: { place: KnownPlace }) {
  const { words } = useSite();
  const known = (["entrance", "parking", "access"] as const).filter((what) => place[what]);
  return (
    <dl className="way-in">
      {known.map((what) => (
        <div key={what}>
          <dt>{words.placeWords[what]}</dt>
          <dd>{place[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

type Map = NonNullable<KnownPlace["map"]>;

const path = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** The streets around the clinic, drawn from facts without any request. */
function PlaceMap({ map, street }: { map: Map; street: string }) {
  const { words } = useSite();
  const { streets, water, clinic, parking } = map;
  return (
    <svg
      aria-label={words.placeWords.map(street)}
      className="place-map"
      role="img"
      viewBox="0 0 100 60"
    >
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
      {parking && <Mark label={words.placeWords.parkingHere} place={parking} />}
      <Mark isClinic label={words.placeWords.clinicHere} place={clinic} />
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
