import type { BookingPlace, BookingState } from "~/core/db/tables/inquiry-tables";
import type { Colleague } from "~/core/sessions/list-colleagues";

/** Consultations that the desk books: instants are ISO 8601 in UTC. */

export type { BookingPlace, BookingState };

export const bookingPlaces = ["phone", "office"] as const satisfies BookingPlace[];

/** Most times of one offer. */
export const mostOffered = 6;

/** A visitor's choices on their private page. */
export const bookingChoices = ["confirm", "other-time", "cancel"] as const;
export type BookingChoice = (typeof bookingChoices)[number];

/** Outcomes that the desk records. */
export const bookingEnds = ["cancelled", "came", "missed"] as const;
export type BookingEnd = (typeof bookingEnds)[number];

/** Characters of a visitor's wish for another time. */
export const longestWish = 300;

export type DeskBooking = {
  id: string;
  startsAt: string;
  endsAt: string;
  person: Colleague | null;
  place: BookingPlace;
  state: BookingState;
  wish: string;
};

export type TodaysBooking = DeskBooking & { reference: string; name: string };
