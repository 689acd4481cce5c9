import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { InquiryInChange } from "~/staff/inquiry-record/change-inquiry.server";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import type { BookingPlace, BookingState } from "./bookings";
import { unansweredSince } from "./end-appointment.server";
import { endOffer } from "./open-offer.server";

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
 * visitor; an offer of times ends. Runs in the transaction of changeInquiry. null: the appointment
 * that was to be moved has ended. Otherwise what the history's entry says of the inquiry.
 */
export async function storeAppointment(
  db: Kysely<Schema>,
  inquiry: InquiryInChange,
  {
    bookingId,
    state,
    now,
    ...appointment
  }: Appointment & { bookingId: string; state: BookingState; now: string },
) {
  const id = bookingId || randomUUID();
  const { startsAt, endsAt, personId, place } = appointment;
  const values = {
    starts_at: startsAt,
    ends_at: endsAt,
    person_id: personId,
    place,
    state,
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
  await endOffer(db, { submissionId: inquiry.id, now, ended: "booked" });
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
  // The follow-up or call that this appointment replaces; canceling restores it.
  const { due_at, due_kind, due_reason } = inquiry;
  const replaces = !bookingId && due_at !== null && due_kind !== "booking";
  return {
    kind: "booking" as const,
    ...(replaces && { before: { due_at, due_kind, due_reason } }),
    ...(inquiry.status !== "booked" && {
      from_status: inquiry.status,
      to_status: "booked" as const,
    }),
  };
}
