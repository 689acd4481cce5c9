import type { Facts } from "../../../facts/facts-schema";

/** Contact facts that the clinic has published; empty until then. */
export const contactFacts = ({
  place,
  city,
  state,
  phoneAnsweredBy,
  languages,
}: Facts): {
  address: string | null;
  said: string[];
  /** That the clinic speaks the page's language, and in which it answers; null: not said. */
  spoken: string | null;
  answersIn: string | null;
} => ({
  address: place && `${place.street}, ${city}, ${state} ${place.postalCode}`,
  said: [
    ...(phoneAnsweredBy ? [`Who answers the phone: ${phoneAnsweredBy}`] : []),
    ...(languages.length > 0
      ? [`Languages spoken: ${new Intl.ListFormat("en-US").format(languages)}`]
      : []),
  ],
  spoken: null,
  answersIn: null,
});

export const mapLabel = "Open the map";
