import type { BookingPlace } from "~/core/db/tables/inquiry-tables";

export const bookingPlaces = ["phone", "office"] as const satisfies BookingPlace[];

export const mostOffered = 6;

/** A visitor's choices on their private page. */
export const bookingChoices = ["confirm", "other-time", "cancel"] as const;
export type BookingChoice = (typeof bookingChoices)[number];

export const bookingEnds = ["cancelled", "came", "missed"] as const;
export type BookingEnd = (typeof bookingEnds)[number];

export const longestWish = 300;
