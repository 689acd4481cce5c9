import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { countRows } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import type { Actor } from "~/core/sessions/people";
import { addDays, dayText } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight } from "~/facts/hours/zoned-time.server";
import { mayDo } from "~/staff/frame/permissions";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { maySee, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";

type Clock = Pick<App, "clock" | "officeTime">;

/** The clinic's day once the office has opened on it; null before that and on closed days. */
function openedDay({ clock, officeTime }: Clock): string | null {
  const now = clock();
  const day = clinicDay(now);
  const hours = officeTime.on(day);
  return hours && now.getTime() >= hours.opens ? dayText(day) : null;
}

/**
 * Queues a summary of the day, when the office opens, for everybody who wants one. The day is stored in
 * the same transaction and is part of the condition, so that none is queued twice, also after a restart.
 */
export async function queueSummaries(app: App) {
  const { db } = app;
  const day = openedDay(app);
  if (!day) return;
  const due = await db
    .selectFrom("people")
    .select(["id", "email"])
    .where("wants_summary", "=", 1)
    .where("suspended_at", "is", null)
    .where(({ or, eb }) => or([eb("summary_on", "is", null), eb("summary_on", "<", day)]))
    .execute();
  for (const { id, email } of due)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("people")
        .set({ summary_on: day })
        .where("id", "=", id)
        .where(({ or, eb }) => or([eb("summary_on", "is", null), eb("summary_on", "<", day)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await enqueueStaffMail(app, transaction, { kind: "day-summary", email, personId: id });
    });
}

/** Switches a person's own summary; the first one comes at the next opening. */
export const setSummary = (app: App, { id, wanted }: { id: string; wanted: boolean }) =>
  app.db
    .updateTable("people")
    .set({ wants_summary: wanted ? 1 : 0, summary_on: openedDay(app) })
    .where("id", "=", id)
    .execute();

/** Numbers of a person's day: of what they may see, without anybody's data. */
export async function countDay(db: Kysely<Schema>, actor: Actor, now: Date) {
  const today = clinicDay(now);
  const midnight = (days: number) => clinicMidnight(addDays(today, days));
  const inquiries = db
    .selectFrom("contact_submissions")
    .select("contact_submissions.id")
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where(maySee(actor));
  const appointments = inquiries
    .innerJoin("bookings", "bookings.submission_id", "contact_submissions.id")
    .where("starts_at", ">=", midnight(0))
    .where("starts_at", "<", midnight(1))
    .where("state", "in", takesTime)
    .$if(seesOnlyOwn(actor), (query) => query.where("bookings.person_id", "=", actor.id));
  const notices = db
    .selectFrom("payment_notices")
    .innerJoin("payments", "payments.id", "payment_notices.payment_id")
    .select("payment_notices.id")
    .where("settled_at", "is", null)
    .where("removed_at", "is", null);
  return {
    fresh: await countRows(db, inquiries.where("status", "=", "new")),
    wrote: await countRows(db, inquiries.where("unread_since", "is not", null)),
    due: await countRows(db, inquiries.where("due_at", "<", midnight(1))),
    appointments: await countRows(db, appointments),
    payments: mayDo(actor.role ?? "reader", "/staff/payments", "see")
      ? await countRows(db, notices)
      : 0,
  };
}

export type DayCounts = Awaited<ReturnType<typeof countDay>>;
