import type { Kysely } from "kysely";
import { isFree } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { BookingRow } from "~/core/db/tables/inquiry-tables";
import { isOpen } from "~/staff/inquiry-record/inquiry-states";
import { lockPerson } from "./book-appointment.server";
import { busyBetween } from "./free-times.server";
import { reopenOffer } from "./offer-times.server";

/** An appointment as it was before a change; null: there was none. */
type AppointmentBefore = { id: string; was: BookingRow | null };

/**
 * Takes back the desk's newest change of an appointment or an offer, made at the instant `at`, and
 * its mail. Runs in the transaction of changeInquiry. "sent": the mail has left, or is leaving;
 * "taken": the earlier time is booked by now, and nothing changes.
 */
export async function undoBooking(
  db: Kysely<Schema>,
  {
    submissionId,
    at,
    now,
    appointment,
  }: { submissionId: string; at: string; now: string; appointment: AppointmentBefore | undefined },
): Promise<"undone" | "sent" | "taken"> {
  const was = appointment?.was;
  if (was?.person_id && isOpen(was)) {
    await lockPerson(db, was.person_id);
    const visit = { personId: was.person_id, startsAt: was.starts_at, endsAt: was.ends_at };
    const busy = await busyBetween(db, { ...visit, exceptBookingId: was.id });
    if (busy.length > 0) return "taken";
  }
  const queued = { submission_id: submissionId, created_at: at };
  const kinds = ["booking-to-visitor", "booking-cancelled", "times-to-visitor"] as const;
  const mail = await db
    .selectFrom("outbox")
    .select("id")
    .where((eb) => eb.and(queued))
    .where("kind", "in", kinds)
    .executeTakeFirst();
  if (mail) {
    // A worker that has taken the mail holds its lease.
    const { numDeletedRows } = await db
      .deleteFrom("outbox")
      .where("id", "=", mail.id)
      .where("attempts", "=", 0)
      .where("sent_at", "is", null)
      .where(isFree(new Date(now)))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return "sent";
  }
  await db
    .deleteFrom("time_offers")
    .where("submission_id", "=", submissionId)
    .where("offered_at", "=", at)
    .execute();
  await reopenOffer(db, { submissionId, endedAt: at });
  if (was)
    await db
      .updateTable("bookings")
      .set(({ eb }) => ({ ...was, sequence: eb("sequence", "+", 1), updated_at: now }))
      .where("id", "=", was.id)
      .execute();
  else if (appointment) await db.deleteFrom("bookings").where("id", "=", appointment.id).execute();
  return "undone";
}
