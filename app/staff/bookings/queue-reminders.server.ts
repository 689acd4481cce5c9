import type { App } from "~/core/app";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { addDays } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight, instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";

/** Time of day, on the clinic's clock, from which the next day's reminders are sent. */
const from = "09:00";
/** Milliseconds. An appointment whose mail was queued within this time needs no reminder. */
const afterMail = 3 * 3_600_000;

/**
 * Queues one reminder for each of tomorrow's appointments: the appointment's mark is set in the
 * same transaction and is part of the condition, so that none is queued twice.
 */
export async function queueReminders({ db, clock }: Pick<App, "db" | "clock">) {
  const at = clock();
  const now = at.toISOString();
  const today = clinicDay(at);
  if (at < instantOf(today, from, timeZone)) return;
  const midnight = (days: number) => clinicMidnight(addDays(today, days));
  const due = await db
    .selectFrom("bookings")
    .select(["id", "submission_id"])
    .where("starts_at", ">=", midnight(1))
    .where("starts_at", "<", midnight(2))
    .where("state", "in", ["offered", "confirmed"])
    .where("reminded_at", "is", null)
    .where("updated_at", "<=", new Date(at.getTime() - afterMail).toISOString())
    .execute();
  for (const { id, submission_id: submissionId } of due)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("bookings")
        .set({ reminded_at: now })
        .where("id", "=", id)
        .where("reminded_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await enqueueMail(transaction, {
        submissionId,
        kind: "booking-reminder",
        now,
        bookingId: id,
      });
    });
}
