import { bookingWords as words } from "~/content/en/staff/staff-talk";
import { shortTime } from "~/staff/frame/local-time";
import type { DeskBooking } from "./read-bookings.server";

/**
 * "Booked: Tue, Dec 1, 2 PM, by phone, with Ana." or "Confirmed on the phone: …" for an entry of the history that says so; null
 * for other entries, and once the appointment is another one.
 */
export function bookedText(
  { kind, detail }: { kind: string; detail: string },
  bookings: readonly DeskBooking[],
): string | null {
  const [what, at = ""] = detail.split(" ");
  const booking = bookings.find(({ startsAt }) => startsAt === at);
  const done = Object.entries(words.done).find(([how]) => how === what)?.[1];
  if (kind !== "booking" || !done || !booking) return null;
  const parts = [shortTime(at), words.places[booking.place].toLowerCase()];
  if (booking.person) parts.push(words.withPerson(booking.person.name));
  return `${done}: ${parts.join(", ")}.`;
}
