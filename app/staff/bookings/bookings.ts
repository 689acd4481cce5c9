import type { BookingPlace } from "~/core/db/tables/inquiry-tables";

export const bookingPlaces = ["phone", "office"] as const satisfies BookingPlace[];

export const mostOffered = 6;

/** A visitor's choices on their private page. */
export const bookingChoices = ["confirm", "other-time", "cancel"] as const;
export type BookingChoice = (typeof bookingChoices)[number];

/** How the visitor agreed to a time while the desk booked it, which confirms it at once. */
export const agreements = ["phone", "visit"] as const;
export type Agreement = (typeof agreements)[number];

/**
 * Changes that the desk makes to an appointment. "kept": it stays, although the visitor asked for
 * another time or has not confirmed it on their page, or an outcome was recorded by mistake.
 */
export const bookingEnds = ["cancelled", "came", "missed", "kept"] as const;
export type BookingEnd = (typeof bookingEnds)[number];

/** Milliseconds that a mail about the desk's change of an appointment waits, for an undo. */
export const mailWaits = 10_000;

export const longestRequestedTime = 300;
