import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { peopleWords } from "~/content/en/staff/staff-people";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { Actor } from "~/core/sessions/people";
import {
  type Change,
  changeInquiry,
  nothingDue,
  type StoredInquiry,
} from "~/staff/inquiry-record/change-inquiry.server";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import type { BookingEnd } from "./bookings";
import { endOffer } from "./offer-times.server";

/** Records an appointment's outcome. Canceling frees its time and informs the visitor. */
export function endAppointment(
  app: App,
  { bookingId, as, ...change }: Change & { bookingId: string; as: BookingEnd },
) {
  return changeInquiry(
    app,
    { ...change, content: `${bookingId} ${as}` },
    "ended booking",
    (db, inquiry, now) => storeEnd(db, inquiry, { bookingId, as, now }),
  );
}

/**
 * Ends an open appointment in the transaction of changeInquiry. null: it has ended. Otherwise what
 * the history's entry says of the inquiry.
 */
export async function storeEnd(
  db: Kysely<Schema>,
  inquiry: StoredInquiry,
  { bookingId, as, now }: { bookingId: string; as: BookingEnd; now: string },
) {
  const ended = await db
    .updateTable("bookings")
    .set((eb) => ({ state: as, sequence: eb("sequence", "+", 1), updated_at: now }))
    .where("id", "=", bookingId)
    .where("submission_id", "=", inquiry.id)
    .where("state", "in", takesTime)
    .returning(["starts_at", "ends_at"])
    .executeTakeFirst();
  if (!ended) return null;
  const wasDue = inquiry.due_kind === "booking" && inquiry.due_at === ended.ends_at;
  const submissionId = inquiry.id;
  if (as === "came") await endOffer(db, { submissionId, now, ended: "closed" });
  if (as === "cancelled")
    await enqueueMail(db, { submissionId, kind: "booking-cancelled", now, bookingId });
  return {
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
      or([eb("detail", "like", "offered %"), eb("detail", "like", "chosen %")]),
    )
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return booked?.before ? (JSON.parse(booked.before) as Due) : nothingDue;
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
