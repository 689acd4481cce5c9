import type { Facts } from "../../../facts/facts-schema";

/** Contact facts that the clinic has published; empty until then. */
export const contactFacts = ({
  place,
  city,
  state,
  phoneAnsweredBy,
  languages,
}: Facts): { address: string | null; said: string[] } => ({
  address: place && `${place.street}, ${city}, ${state} ${place.postalCode}`,
  said: [
    ...(phoneAnsweredBy ? [`Who answers the phone: ${phoneAnsweredBy}`] : []),
    ...(languages.length > 0
      ? [`Languages spoken: ${new Intl.ListFormat("en-US").format(languages)}`]
      : []),
  ],
});

export const mapLabel = "Open the map";
