import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { addBusinessDays } from "~/facts/hours/closed-day";
import { daysBetween, dayText, type LocalDate, parseDate } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { takesTime } from "./inquiry-states";
import { partsOf } from "./joined-inquiries.server";

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
  /** Day of the last estimate that was given, or of the note that none is needed. */
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

/** In the history, precedes the day of a request by phone or in a message. */
export const askedFor = "asked ";

const dayAt = (instant: string) => clinicDay(Date.parse(instant));

/**
 * Stores the due day of an inquiry's good-faith estimate, after its appointments or estimates
 * changed, with those of inquiries joined into it. Runs in the transaction of that change.
 */
export async function setEstimateDue(db: Kysely<Schema>, submissionId: string) {
  const parts = partsOf(db, submissionId);
  const wished = await db
    .selectFrom("contact_submissions")
    .select("created_at")
    .where("id", "in", parts)
    .where("wants_estimate", "!=", "")
    .execute();
  const appointments = await db
    .selectFrom("bookings")
    .select(["created_at", "starts_at"])
    .where("submission_id", "in", parts)
    .where("state", "in", takesTime)
    .execute();
  const entries = await db
    .selectFrom("inquiry_history")
    .select(["at", "detail"])
    .where("submission_id", "in", parts)
    .where("kind", "=", "estimate")
    .execute();
  const given = await db
    .selectFrom("given_estimates")
    .select("written_at as at")
    .where("submission_id", "in", parts)
    .execute();
  const notNeeded = entries.filter(({ detail }) => detail === "not-needed");
  const settled = [...given, ...notNeeded]
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const settledOn = settled ? dayAt(settled) : null;
  const requests = [
    ...wished.map(({ created_at: at }) => dayAt(at)),
    ...entries.flatMap(({ detail }) => parseDate(detail.replace(askedFor, "")) ?? []),
  ].filter((day) => settledOn === null || dayText(day) > dayText(settledOn));
  const due = estimateDueOn({
    requestedOn: requests.sort((a, b) => daysBetween(b, a))[0] ?? null,
    appointments: appointments.map((booking) => ({
      scheduledOn: dayAt(booking.created_at),
      heldOn: dayAt(booking.starts_at),
    })),
    settledOn,
  });
  await db
    .updateTable("contact_submissions")
    .set({ estimate_due_on: due })
    .where("id", "=", submissionId)
    .execute();
}
