import type { Actor } from "./people";

/** Consultations that the desk books: instants are ISO 8601 in UTC. */

export const bookingPlaces = ["phone", "office"] as const;
export type BookingPlace = (typeof bookingPlaces)[number];

/** Minutes that can be booked. */
export const bookingLengths = [15, 30, 45, 60] as const;

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

/** These take up the time of whoever holds them. */
export const takesTime: readonly BookingState[] = ["offered", "confirmed", "came"];

/** Characters of a visitor's wish for another time. */
export const longestWish = 500;

/** As the desk sees one. */
export type DeskBooking = {
  id: string;
  reference: string;
  name: string;
  startsAt: string;
  endsAt: string;
  /** Who holds it: a person's id and name. */
  personId: string | null;
  person: string;
  place: BookingPlace;
  state: BookingState;
  wish: string;
};

/** What the visitor may do about theirs. */
export type BookingChoice = "confirm" | "ask" | "cancel";

type Change = { who: Actor; reference: string; attempt: string };

export type BookingTime = {
  startsAt: string;
  minutes: number;
  personId: string | null;
  place: BookingPlace;
};

export type BookingServices = {
  /** Of one day of the clinic ("YYYY-MM-DD"), in order. */
  listBookings: (asked: { who: Actor; day: string }) => Promise<DeskBooking[]>;
  /**
   * Books a consultation, or moves the one that is there. `collides`: the person has another at
   * that time; with `anyway` it is booked all the same.
   */
  bookConsultation: (
    change: Change & { booking: BookingTime; anyway: boolean },
  ) => Promise<"changed" | "missing" | "collides" | "past">;
  /** What became of it. */
  endBooking: (
    change: Change & { bookingId: string; state: "came" | "missed" | "cancelled" },
  ) => Promise<"changed" | "missing" | "conflict">;
};
