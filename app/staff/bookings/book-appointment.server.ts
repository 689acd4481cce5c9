import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { BookingPlace, BookingState } from "~/core/db/tables/inquiry-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { parseDate } from "~/facts/hours/local-date";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import {
  type Change,
  changeInquiry,
  type StoredInquiry,
} from "~/staff/inquiry-record/change-inquiry.server";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { type Agreement, mailWaits } from "./bookings";
import { unansweredSince } from "./end-appointment.server";
import { busyBetween } from "./free-times.server";
import { endOffer } from "./offer-times.server";
import { findOpenAppointment, readBooking } from "./read-bookings.server";
import { takesService } from "./schedule";
import { readSchedule, timesOff } from "./schedules.server";

const minute = 60_000;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Books a consultation, or moves the one with `bookingId` ("" books a new one). `day` is
 * "YYYY-MM-DD" and `time` "HH:MM" on the clinic's clock. Rejects with "booked" when a new one is
 * asked for although the inquiry has got an appointment meanwhile, also with `anyway`; with "collides", "closed" or
 * "away" (the person does not work then, or is not booked for this service) unless `anyway` is set. Locks the row of the person who holds it, so that of two overlapping bookings
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
    agreed = null,
    ...change
  }: Change & {
    bookingId: string;
    day: string;
    time: string;
    minutes: number;
    personId: string;
    place: BookingPlace;
    anyway: boolean;
    /** The visitor has agreed to this time, so that it is confirmed; null: they are asked to. */
    agreed?: Agreement | null;
  },
) {
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

  const outcome = await changeInquiry<"unchanged" | "booked" | "collides" | "away">(
    app,
    {
      ...change,
      content: [bookingId, day, time, minutes, personId, place, agreed ?? ""].join(" "),
    },
    "booked consultation",
    async (db, inquiry, now) => {
      // Booking the same time again must not undo the visitor's confirmation or mail them.
      const same = await db
        .selectFrom("bookings")
        .select("id")
        .where("id", "=", bookingId)
        .where("starts_at", "=", startsAt)
        .where("ends_at", "=", endsAt)
        .where("person_id", person ? "=" : "is", person?.id ?? null)
        .where("place", "=", place)
        .where("state", "in", agreed ? ["confirmed"] : ["offered", "confirmed"])
        .executeTakeFirst();
      if (same) return "unchanged";
      // A page that shows the appointment names it: this one was read before a colleague booked.
      if (bookingId === "" && (await findOpenAppointment(db, inquiry.id, now))) return "booked";
      if (person && !anyway) {
        await lockPerson(db, person.id);
        const visit = { personId: person.id, exceptBookingId: bookingId, startsAt, endsAt };
        const schedule = await readSchedule(db, person.id);
        const { buffer } = schedule;
        if ((await busyBetween(db, { ...visit, buffer })).length > 0) return "collides";
        const isOff = timesOff(schedule, visit).length > 0;
        if (isOff || !takesService(schedule, inquiry.service)) return "away";
      }
      const entry = await storeAppointment(db, inquiry, {
        bookingId,
        startsAt,
        endsAt,
        personId: person?.id ?? null,
        place,
        now,
        state: agreed ? "confirmed" : "offered",
        waits: mailWaits,
      });
      const how = agreed ? `agreed-${agreed}` : bookingId ? "moved" : "offered";
      const was = entry?.appointment.was;
      const times = was ? `${startsAt} ${was.starts_at}` : startsAt;
      return entry && { ...entry, detail: `${how} ${times}` };
    },
  );
  return outcome === "unchanged" ? "changed" : outcome;
}

/** From `startsAt` until just before `endsAt`, ISO 8601 in UTC. */
export type Appointment = {
  startsAt: string;
  endsAt: string;
  personId: string | null;
  place: BookingPlace;
};

/** Locks the row of the person who holds an appointment: a second booking for them waits here. */
export const lockPerson = (db: Kysely<Schema>, id: string) =>
  db.updateTable("people").set({ id }).where("id", "=", id).execute();

/**
 * Stores an appointment, or moves the one with `bookingId` ("" stores a new one), and mails the
 * visitor after `waits` milliseconds; an offer of times ends. Runs in the transaction of changeInquiry. null: the appointment
 * that was to be moved has ended. Otherwise what the history's entry says of the inquiry.
 */
export async function storeAppointment(
  db: Kysely<Schema>,
  inquiry: StoredInquiry,
  {
    bookingId,
    state,
    now,
    waits,
    ...appointment
  }: Appointment & { bookingId: string; state: BookingState; now: string; waits: number },
) {
  const id = bookingId || randomUUID();
  const was = (await readBooking(db, bookingId)) ?? null;
  const { startsAt, endsAt, personId, place } = appointment;
  const values = {
    starts_at: startsAt,
    ends_at: endsAt,
    person_id: personId,
    place,
    state,
    requested_time: "",
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
  await endOffer(db, { submissionId: inquiry.id, now, ended: "booked" });
  await enqueueMail(db, {
    submissionId: inquiry.id,
    kind: "booking-to-visitor",
    now,
    bookingId: id,
    waits,
  });
  return {
    kind: "booking" as const,
    set: {
      status: "booked" as const,
      answered_at: inquiry.answered_at ?? now,
      due_at: endsAt,
      due_kind: "booking" as const,
      due_reason: "",
      unread_since: await unansweredSince(db, inquiry),
    },
    canUndo: true as const,
    appointment: { id, was },
  };
}
