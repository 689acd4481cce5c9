import type { App } from "~/core/app";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { addDays } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight, instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";

/** When reminders begin to go out on the day before, on the clinic's clock. */
const from = "09:00";
/** An appointment that was mailed within this time, in ms, needs no reminder. */
const afterMail = 3 * 3_600_000;

/**
 * Puts a reminder into the outbox for each appointment of tomorrow, once: its mark is set in the
 * same transaction and is part of the condition.
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
