import type { BookingPlace, BookingState } from "~/core/db/tables/inquiry-tables";
import type { Actor } from "~/core/sessions/people";
import type { Colleague } from "~/staff/inbox/queue-types";

/** Consultations that the desk books: instants are ISO 8601 in UTC. */

export type { BookingPlace, BookingState };

export const bookingPlaces = ["phone", "office"] as const satisfies BookingPlace[];

export const bookingStates = [
  "offered",
  "confirmed",
  "asked",
  "cancelled",
  "came",
  "missed",
] as const satisfies BookingState[];

/** States in which the time is taken. */
export const takesTime = ["offered", "confirmed", "asked"] as const satisfies BookingState[];

/** In minutes, as they are offered. */
export const bookingLengths = [15, 30, 45, 60, 90] as const;

/** What a visitor may answer on their private page. */
export const bookingChoices = ["confirm", "other-time", "cancel"] as const;
export type BookingChoice = (typeof bookingChoices)[number];

/** What the desk writes down about one. */
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

type Change = { who: Actor; reference: string; attempt: string };

export type BookingServices = {
  /**
   * `bookingId` "" makes a new one, another moves that one. `day` is "YYYY-MM-DD" and `time` "HH:MM"
   * of the clinic. "collides" and "closed" are refused unless `anyway`.
   */
  book: (
    change: Change & {
      bookingId: string;
      day: string;
      time: string;
      minutes: number;
      personId: string;
      place: BookingPlace;
      anyway: boolean;
    },
  ) => Promise<"changed" | "missing" | "conflict" | "past" | "closed" | "collides">;
  endBooking: (
    change: Change & { bookingId: string; as: BookingEnd },
  ) => Promise<"changed" | "missing" | "conflict">;
  /** Appointments on these days of the clinic, "YYYY-MM-DD", in order; ended ones are left out. */
  bookingsOn: (asked: {
    who: Actor;
    days: readonly { from: string; until: string }[];
  }) => Promise<TodaysBooking[]>;
  /** The clinic's today, in order. `beside`: as for the queue (queue.ts). */
  todaysBookings: (asked: { who: Actor; beside?: boolean }) => Promise<TodaysBooking[]>;
};
