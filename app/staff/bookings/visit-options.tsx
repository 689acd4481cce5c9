import { bookingWords as words } from "~/content/en/staff/staff-talk";
import { visitLengths } from "~/facts/fact-limits";
import { bookingPlaces } from "./bookings";

/** How long a visit takes, to choose from. */
export const LengthOptions = () =>
  visitLengths.map((minutes) => (
    <option key={minutes} value={minutes}>
      {words.length(minutes)}
    </option>
  ));

/** Where a visit is, to choose from. */
export const PlaceOptions = () =>
  bookingPlaces.map((place) => (
    <option key={place} value={place}>
      {words.places[place]}
    </option>
  ));

/** Length and place of a visit as a form or a URL has them; undefined where they are not valid. */
export const readVisit = (text: (name: string) => string | null) => ({
  minutes: visitLengths.find((length) => String(length) === text("minutes")),
  place: bookingPlaces.find((place) => place === text("place")),
});
