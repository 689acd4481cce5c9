import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { peopleWords } from "~/content/en/staff/staff-people";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { BookingState } from "~/core/db/tables/inquiry-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { Actor } from "~/core/sessions/people";
import {
  type Change,
  changeInquiry,
  nothingDue,
  type StoredInquiry,
} from "~/staff/inquiry-record/change-inquiry.server";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { type BookingEnd, mailWaits } from "./bookings";
import { endOffer } from "./offer-times.server";
import { readBooking } from "./read-bookings.server";

type Ended = { bookingId: string; as: BookingEnd; had?: BookingState | undefined };

/**
 * Records an appointment's outcome, or corrects the recorded one that the page showed (`had`:
 * "came" or "missed"). Canceling frees its time and informs the visitor.
 */
export function endAppointment(app: App, { bookingId, as, had, ...change }: Change & Ended) {
  return changeInquiry(
    app,
    { ...change, content: `${bookingId} ${as} ${had}` },
    "ended booking",
    (db, inquiry, now) => storeEnd(db, inquiry, { bookingId, as, had, now, waits: mailWaits }),
  );
}

/** States in which the desk may say this of an appointment. */
function statesBefore({ as, had }: Ended): BookingState[] {
  if (had !== "came" && had !== "missed")
    return as === "kept" ? ["rescheduling", "offered"] : [...takesTime];
  return as === "cancelled" || as === had ? [] : [had];
}

/**
 * Ends an open appointment, keeps it, or corrects its outcome, in the transaction of changeInquiry.
 * null: it has ended, or has another outcome. Otherwise what the history's entry says of the inquiry.
 */
export async function storeEnd(
  db: Kysely<Schema>,
  inquiry: StoredInquiry,
  { now, waits, ...outcome }: Ended & { now: string; waits: number },
) {
  const { bookingId, as } = outcome;
  const states = statesBefore(outcome);
  if (states.length === 0) return null;
  const was = (await readBooking(db, bookingId)) ?? null;
  const ended = await db
    .updateTable("bookings")
    .set((eb) => ({
      state: as === "kept" ? "confirmed" : as,
      // A request that the desk has settled is in the history.
      ...(as === "kept" && { requested_time: "" }),
      sequence: eb("sequence", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", bookingId)
    .where("submission_id", "=", inquiry.id)
    .where("state", "in", states)
    .returning(["starts_at", "ends_at"])
    .executeTakeFirst();
  if (!ended) return null;
  const undo = { canUndo: true as const, appointment: { id: bookingId, was } };
  if (as === "kept")
    return {
      ...(await kept(db, inquiry, ended)),
      ...undo,
      detail: `${was?.state === "offered" ? "agreed-phone" : "kept"} ${ended.starts_at}`,
    };
  const wasDue = inquiry.due_kind === "booking" && inquiry.due_at === ended.ends_at;
  const submissionId = inquiry.id;
  if (as === "came") await endOffer(db, { submissionId, now, ended: "closed" });
  if (as === "cancelled")
    await enqueueMail(db, { submissionId, kind: "booking-cancelled", now, bookingId, waits });
  return {
    ...undo,
    kind: "booking" as const,
    detail: `${as} ${ended.starts_at}`,
    set: {
      // An inquiry is closed when its visitor came; otherwise it needs contact again.
      status: as === "came" ? ("closed" as const) : ("contacted" as const),
      outcome: as === "came" ? ("came" as const) : ("" as const),
      unread_since: await unansweredSince(db, inquiry),
      ...(wasDue && (as === "cancelled" ? await dueAfterCancel(db, submissionId) : nothingDue)),
    },
  };
}

/** An appointment that stands again is due at its end, unless something else was planned. */
async function kept(db: Kysely<Schema>, inquiry: StoredInquiry, { ends_at }: { ends_at: string }) {
  return {
    kind: "booking" as const,
    set: {
      status: "booked" as const,
      outcome: "" as const,
      unread_since: await unansweredSince(db, inquiry),
      ...(!inquiry.due_at && { due_at: ends_at, due_kind: "booking" as const, due_reason: "" }),
    },
  };
}

/** When the visitor's oldest unanswered message was sent; an appointment does not answer it. */
export async function unansweredSince(
  db: Kysely<Schema>,
  { id, unread_since: since }: Pick<StoredInquiry, "id" | "unread_since">,
): Promise<string | null> {
  if (since === null) return null;
  const message = await db
    .selectFrom("inquiry_messages")
    .select("id")
    .where("submission_id", "=", id)
    .where("author", "=", "visitor")
    .where("at", ">=", since)
    .executeTakeFirst();
  return message ? since : null;
}

type Due = Pick<StoredInquiry, "due_at" | "due_kind" | "due_reason">;

/** Restores the promised call or follow-up that a canceled appointment had replaced. */
async function dueAfterCancel(db: Kysely<Schema>, submissionId: string): Promise<Due> {
  const booked = await db
    .selectFrom("inquiry_history")
    .select("before")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "booking")
    .where(({ or, eb }) =>
      or([
        eb("detail", "like", "offered %"),
        eb("detail", "like", "chosen %"),
        eb("detail", "like", "agreed-%"),
      ]),
    )
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!booked?.before) return nothingDue;
  const { due_at, due_kind, due_reason } = JSON.parse(booked.before) as Due;
  return due_kind === "booking" ? nothingDue : { due_at, due_kind, due_reason };
}

/**
 * Makes the inquiries of a person's appointments due now, because the person is leaving the desk.
 * Runs in the transaction of that change.
 */
export async function releaseBookings(
  db: Kysely<Schema>,
  { by, person, at }: { by: Actor; person: Actor; at: Date },
) {
  const now = at.toISOString();
  const note = peopleWords.appointmentLeft(person.name);
  const inquiries = await db
    .updateTable("contact_submissions")
    .set(({ eb }) => ({
      due_at: now,
      due_kind: "follow-up" as const,
      due_reason: note,
      version: eb("version", "+", 1),
    }))
    .where("id", "in", (query) =>
      query
        .selectFrom("bookings")
        .select("submission_id")
        .where("bookings.person_id", "=", person.id)
        .where("state", "in", takesTime)
        .where("ends_at", ">", now),
    )
    .returning("id")
    .execute();
  if (inquiries.length === 0) return;
  const entry = { at: now, who: by.name, person_id: by.id, from_status: null, to_status: null };
  await db
    .insertInto("inquiry_history")
    .values(
      inquiries.map(({ id }) => ({
        ...entry,
        id: randomUUID(),
        submission_id: id,
        kind: "follow-up" as const,
        note,
        detail: now,
        before: null,
      })),
    )
    .execute();
}
