import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { addBusinessDays } from "~/facts/hours/closed-day";
import { dayText, type LocalDate } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { takesTime } from "./inquiry-states";

/** A day on which an appointment was made, and its own day. */
export type Scheduled = { scheduledOn: LocalDate; heldOn: LocalDate };

/**
 * Last day ("YYYY-MM-DD") on which a good-faith estimate may be given; null: none is due. The rule
 * is 45 CFR 149.610(b)(1)(vi), for people who are uninsured or pay for care themselves. On request:
 * not later than 3 business days after the request. For care scheduled at least 3 business days
 * ahead: not later than 1 business day after the scheduling; at least 10 business days ahead: not
 * later than 3 business days after it. An estimate covers everything up to its own day; later
 * requests and appointments need another one. The regulation does not define business days: here
 * they are Monday to Friday without federal holidays.
 */
export function estimateDueOn({
  requestedOn,
  appointments,
  settledOn,
}: {
  /** null: the visitor did not ask for one. */
  requestedOn: LocalDate | null;
  appointments: readonly Scheduled[];
  /** Day of the last estimate, or of the note that none is needed. */
  settledOn: LocalDate | null;
}): string | null {
  const isOpen = (day: LocalDate) => settledOn === null || dayText(day) > dayText(settledOn);
  const days = [
    ...(requestedOn && isOpen(requestedOn) ? [addBusinessDays(requestedOn, 3)] : []),
    ...appointments.filter(({ scheduledOn }) => isOpen(scheduledOn)).map(daysAfterScheduling),
  ].filter((day) => day !== null);
  return days.map(dayText).sort()[0] ?? null;
}

function daysAfterScheduling({ scheduledOn, heldOn }: Scheduled): LocalDate | null {
  const isAhead = (days: number) => dayText(scheduledOn) <= dayText(addBusinessDays(heldOn, -days));
  if (isAhead(10)) return addBusinessDays(scheduledOn, 3);
  return isAhead(3) ? addBusinessDays(scheduledOn, 1) : null;
}

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
