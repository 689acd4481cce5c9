import { placeWords as words } from "~/content/en/people-and-place";
import type { Facts } from "~/facts/facts-schema";
import { useFacts } from "~/facts/use-facts";
import { Icon } from "../piece/icon";
import { PlaceMap } from "./place-map";
import { Section } from "./section";

type KnownPlace = NonNullable<Facts["place"]>;

/** The clinic's place and access; renders nothing until the clinic has published them. */
export function Place() {
  const { place, ...facts } = useFacts();
  if (!place) return null;
  const address = `${place.street}, ${facts.city}, ${facts.state} ${place.postalCode}`;
  return (
    <Section aside heading={words.heading} id="where">
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
              {words.directions}
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
  const known = (["entrance", "parking", "access"] as const).filter((what) => place[what]);
  return (
    <dl className="way-in">
      {known.map((what) => (
        <div key={what}>
          <dt>{words[what]}</dt>
          <dd>{place[what]}</dd>
        </div>
      ))}
    </dl>
  );
}
