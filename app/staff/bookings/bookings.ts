import type { Colleague } from "~/staff/inbox/queue-types";

/** Consultations that the desk books: instants are ISO 8601 in UTC. */

export const bookingPlaces = ["phone", "office"] as const;
export type BookingPlace = (typeof bookingPlaces)[number];

/**
 * "offered": the visitor has not answered; "asked": the visitor asked for another time; the last
 * three are outcomes.
 */
export const bookingStates = [
  "offered",
  "confirmed",
  "asked",
  "cancelled",
  "came",
  "missed",
] as const;
export type BookingState = (typeof bookingStates)[number];

/** States in which the time is taken. */
export const takesTime = ["offered", "confirmed", "asked"] as const satisfies BookingState[];

/** Lengths that the form offers, in minutes. */
export const bookingLengths = [15, 30, 45, 60, 90] as const;

/** A visitor's answers on their private page. */
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
