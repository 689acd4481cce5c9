import { offerWords } from "~/content/en/staff/staff-calendar";
import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Change } from "~/staff/inquiry-record/change-inquiry.server";
import { type Refused, refused } from "~/staff/inquiry-record/change-problem";
import { bookAppointment } from "./book-appointment.server";
import { bookingEnds } from "./bookings";
import { endAppointment } from "./end-appointment.server";
import { withdrawOffer } from "./offer-times.server";
import { readVisit } from "./visit-options";

/**
 * Every post of an inquiry's panel of appointments; `what` names the change, `value` the appointment
 * that has ended. null: no such change.
 */
export async function changeBookings(
  app: App,
  change: Change,
  { what, value, text }: { what: string; value: string; text: (name: string) => string },
): Promise<"changed" | "missing" | Refused | null> {
  if (what === "book") return bookFromForm(app, change, text);
  if (what === "withdraw-offer") {
    const outcome = await withdrawOffer(app, change);
    return outcome === "conflict" ? refused(offerWords.over, 409) : outcome;
  }
  const as = bookingEnds.find((end) => end === what);
  if (!as) return null;
  const outcome = await endAppointment(app, { ...change, bookingId: value, as });
  return outcome === "conflict" ? refused(words.over, 409) : outcome;
}

/** Books or moves an appointment; a rejection returns the typed values. */
async function bookFromForm(app: App, change: Change, text: (name: string) => string) {
  const typed = {
    day: text("day"),
    time: text("time").slice(0, 5),
    minutes: text("minutes"),
    person: text("person"),
    place: text("place"),
  };
  const { minutes, place } = readVisit(text);
  const wrong = (message: string, status: number, anyway = false) =>
    refused(message, status, { at: "booking", booking: { ...typed, refused: anyway } });
  if (!minutes || !place) return wrong(words.past, 422);
  const outcome = await bookAppointment(app, {
    ...{ ...change, bookingId: text("booking"), day: typed.day, time: typed.time },
    ...{ minutes, personId: typed.person, place, anyway: text("anyway") === "1" },
  });
  if (outcome === "past") return wrong(words.past, 422);
  if (outcome === "closed") return wrong(words.closed, 409, true);
  if (outcome === "collides") {
    const person = colleagueOf(await listColleagues(app.db), typed.person);
    return wrong(words.collides(person?.name ?? ""), 409, true);
  }
  return outcome === "conflict" ? wrong(words.over, 409) : outcome;
}
