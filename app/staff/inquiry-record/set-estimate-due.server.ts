import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { estimateDueOn } from "./estimate-due";
import { takesTime } from "./inquiry-states";

const dayAt = (instant: string) => clinicDay(Date.parse(instant));

/**
 * Stores the due day of an inquiry's good-faith estimate, after its appointments or estimates
 * changed. Runs in the transaction of that change.
 */
export async function setEstimateDue(db: Kysely<Schema>, submissionId: string) {
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select(["created_at", "wants_estimate"])
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const appointments = await db
    .selectFrom("bookings")
    .select(["created_at", "starts_at"])
    .where("submission_id", "=", submissionId)
    .where("state", "in", takesTime)
    .execute();
  const settled = await db
    .selectFrom("inquiry_history")
    .select("at")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "estimate")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const due = estimateDueOn({
    requestedOn: inquiry.wants_estimate ? dayAt(inquiry.created_at) : null,
    appointments: appointments.map((booking) => ({
      scheduledOn: dayAt(booking.created_at),
      heldOn: dayAt(booking.starts_at),
    })),
    settledOn: settled ? dayAt(settled.at) : null,
  });
  await db
    .updateTable("contact_submissions")
    .set({ estimate_due_on: due })
    .where("id", "=", submissionId)
    .execute();
}
