import { randomUUID } from "node:crypto";
import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { parseDate } from "~/facts/hours/local-date";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { type Change, changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import type { Problem } from "~/staff/inquiry-record/change-problem";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { type BookingPlace, bookingLengths, bookingPlaces } from "./bookings";
import { unansweredSince } from "./end-appointment.server";

const minute = 60_000;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Books a consultation, or moves the one with `bookingId` ("" books a new one). `day` is
 * "YYYY-MM-DD" and `time` "HH:MM" on the clinic's clock. "collides" and "closed" are refused unless
 * `anyway`. The row of the person who holds it is locked, so that of two who book the same time for
 * them the second is refused.
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
  const outcome = await changeInquiry(
    app,
    { ...change, content: [bookingId, day, time, minutes, personId, place].join(" ") },
    "booked consultation",
    async (db, inquiry, now) => {
      if (person && !anyway) {
        await db.updateTable("people").set({ id: person.id }).where("id", "=", person.id).execute();
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
      const id = bookingId || randomUUID();
      const values = {
        starts_at: startsAt,
        ends_at: endsAt,
        person_id: person?.id ?? null,
        place,
        state: "offered" as const,
        wish: "",
        updated_at: now,
        reminded_at: null,
      };
      if (bookingId) {
        const { numUpdatedRows } = await db
          .updateTable("bookings")
          .set((eb) => ({ ...values, sequence: eb("sequence", "+", 1) }))
          .where("id", "=", bookingId)
          .where("submission_id", "=", inquiry.id)
          .where("state", "in", takesTime)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
      } else {
        await db
          .insertInto("bookings")
          .values({ id, submission_id: inquiry.id, ...values, sequence: 0, created_at: now })
          .execute();
      }
      await db
        .updateTable("contact_submissions")
        .set({
          status: "booked",
          answered_at: inquiry.answered_at ?? now,
          due_at: endsAt,
          due_kind: "booking",
          due_reason: "",
          unread_since: await unansweredSince(db, inquiry),
        })
        .where("id", "=", inquiry.id)
        .execute();
      await enqueueMail(db, {
        submissionId: inquiry.id,
        kind: "booking-to-visitor",
        now,
        bookingId: id,
      });
      // The follow-up or call that this appointment replaces; canceling brings it back.
      const { due_at, due_kind, due_reason } = inquiry;
      const replaces = !bookingId && due_at !== null && due_kind !== "booking";
      return {
        kind: "booking",
        ...(replaces && { before: { due_at, due_kind, due_reason } }),
        detail: `${bookingId ? "moved" : "offered"} ${startsAt}`,
        ...(inquiry.status !== "booked" && { from_status: inquiry.status, to_status: "booked" }),
      };
    },
  );
  if (collides) return "collides";
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
  const minutes = bookingLengths.find((length) => String(length) === typed.minutes);
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
