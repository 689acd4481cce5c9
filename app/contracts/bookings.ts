/** Consultations that the desk books: instants are ISO 8601 in UTC. */

export const bookingPlaces = ["phone", "office"] as const;
export type BookingPlace = (typeof bookingPlaces)[number];

/**
 * "offered": the visitor has not answered; "asked": they asked for another time; the last two are
 * what came of it.
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
