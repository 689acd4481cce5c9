import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { visitLengths } from "~/facts/fact-limits";
import { parseDate } from "~/facts/hours/local-date";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { type Change, changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import type { Problem } from "~/staff/inquiry-record/change-problem";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { type BookingPlace, bookingPlaces } from "./bookings";
import { lockPerson, storeAppointment } from "./store-appointment.server";

const minute = 60_000;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Books a consultation, or moves the one with `bookingId` ("" books a new one). `day` is
 * "YYYY-MM-DD" and `time` "HH:MM" on the clinic's clock. Rejects with "collides" or "closed" unless
 * `anyway` is set. Locks the row of the person who holds it, so that of two overlapping bookings
 * for one person the second is rejected.
 */
export async function bookAppointment(
  app: App,
  {
    bookingId,
    day,
    time,
    minutes,
    personId,
    place,
    anyway,
    ...change
  }: Change & {
    bookingId: string;
    day: string;
    time: string;
    minutes: number;
    personId: string;
    place: BookingPlace;
    anyway: boolean;
  },
): Promise<"changed" | "missing" | "conflict" | "past" | "closed" | "collides"> {
  const date = parseDate(day);
  if (!date || !clockTime.test(time)) return "past";
  const starts = instantOf(date, time, timeZone);
  if (starts <= app.clock()) return "past";
  const ends = new Date(starts.getTime() + minutes * minute);
  const open = app.officeTime.between(starts, ends) === minutes * minute;
  if (!open && !anyway) return "closed";
  const [startsAt, endsAt] = [starts.toISOString(), ends.toISOString()];
  const person = colleagueOf(await listColleagues(app.db), personId);
  if (personId !== "" && !person) return "conflict";

  let collides = false;
  let isUnchanged = false;
  const outcome = await changeInquiry(
    app,
    { ...change, content: [bookingId, day, time, minutes, personId, place].join(" ") },
    "booked consultation",
    async (db, inquiry, now) => {
      // The same time again must not take back the visitor's confirmation, or mail them.
      const same = await db
        .selectFrom("bookings")
        .select("id")
        .where("id", "=", bookingId)
        .where("starts_at", "=", startsAt)
        .where("ends_at", "=", endsAt)
        .where("person_id", person ? "=" : "is", person?.id ?? null)
        .where("place", "=", place)
        .where("state", "in", ["offered", "confirmed"])
        .executeTakeFirst();
      isUnchanged = same !== undefined;
      if (isUnchanged) return null;
      if (person && !anyway) {
        await lockPerson(db, person.id);
        const other = await db
          .selectFrom("bookings")
          .select("id")
          .where("person_id", "=", person.id)
          .where("id", "!=", bookingId)
          .where("state", "in", takesTime)
          .where("starts_at", "<", endsAt)
          .where("ends_at", ">", startsAt)
          .executeTakeFirst();
        collides = other !== undefined;
        if (collides) return null;
      }
      const entry = await storeAppointment(db, inquiry, {
        ...{ bookingId, startsAt, endsAt, personId: person?.id ?? null, place, now },
        state: "offered",
      });
      return entry && { ...entry, detail: `${bookingId ? "moved" : "offered"} ${startsAt}` };
    },
  );
  if (collides) return "collides";
  if (isUnchanged) return "changed";
  if (outcome === "changed") app.mails.wake();
  return outcome;
}

/** Books or moves an appointment as the form says; a refusal returns the typed values. */
export async function bookFromForm<Refusal, Done>(
  app: App,
  change: Change,
  text: (name: string) => string,
  {
    refuse,
    done,
  }: {
    refuse: (message: string, status: number, about: Partial<Problem>) => Refusal;
    done: (outcome: "changed" | "missing") => Done;
  },
) {
  const typed = {
    day: text("day"),
    time: text("time").slice(0, 5),
    minutes: text("minutes"),
    person: text("person"),
    place: text("place"),
  };
  const minutes = visitLengths.find((length) => String(length) === typed.minutes);
  const place = bookingPlaces.find((one) => one === typed.place);
  const wrong = (message: string, status: number, refused = false) =>
    refuse(message, status, { booking: { ...typed, refused } });
  if (!minutes || !place) return wrong(words.past, 422);
  const outcome = await bookAppointment(app, {
    ...change,
    bookingId: text("booking"),
    day: typed.day,
    time: typed.time,
    minutes,
    personId: typed.person,
    place,
    anyway: text("anyway") === "1",
  });
  if (outcome === "past") return wrong(words.past, 422);
  if (outcome === "closed") return wrong(words.closed, 409, true);
  if (outcome === "collides") {
    const person = colleagueOf(await listColleagues(app.db), typed.person);
    return wrong(words.collides(person?.name ?? ""), 409, true);
  }
  if (outcome === "conflict") return wrong(words.over, 409);
  return done(outcome);
}
