import { bookingWords as words } from "~/content/en/staff/staff-talk";
import { clinicClock, dayText } from "~/facts/hours/local-date";
import { formatHour } from "~/facts/hours/opening-hours";
import { shortTime } from "~/staff/frame/local-time";
import type { DeskBooking } from "./read-bookings.server";

const doneOf = (what: string | undefined) =>
  Object.entries(words.done).find(([how]) => how === what)?.[1];

/**
 * "Moved from Tue, Dec 1, 12:30 PM to 4 PM" for the detail of a history's entry that names the time
 * before; a move that the visitor agreed to begins with "Confirmed on the phone: ". null for others.
 */
export function movedText(detail: string): string | null {
  const [what, to, from] = detail.split(" ");
  const done = doneOf(what);
  if (!done || !to || !from) return null;
  const [clockTo, clockFrom] = [to, from].map((at) => clinicClock(Date.parse(at)));
  const isSameDay = clockTo && clockFrom && dayText(clockTo.day) === dayText(clockFrom.day);
  const text = words.movedFrom(
    shortTime(from),
    isSameDay ? formatHour(clockTo.time) : shortTime(to),
  );
  return what === "moved" ? text : `${done}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/**
 * "Booked: Tue, Dec 1, 2 PM, by phone, with Ana." or "Moved from …" for an entry of the history that
 * says so; null for other entries, and once the appointment is another one.
 */
export function bookedText(
  { kind, detail }: { kind: string; detail: string },
  bookings: readonly DeskBooking[],
): string | null {
  const [what, at = ""] = detail.split(" ");
  const booking = bookings.find(({ startsAt }) => startsAt === at);
  const done = doneOf(what);
  if (kind !== "booking" || !done || !booking) return null;
  const parts = [movedText(detail) ?? `${done}: ${shortTime(at)}`];
  parts.push(words.places[booking.place].toLowerCase());
  if (booking.person) parts.push(words.withPerson(booking.person.name));
  return `${parts.join(", ")}.`;
}
