import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { BookingRow } from "~/core/db/tables/inquiry-tables";
import type { Actor } from "~/core/sessions/people";
import { clinicDay, clinicMidnight } from "~/facts/hours/clinic-day.server";
import { addDays, dayText, parseDate } from "~/facts/hours/local-date";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { type BookingServices, type DeskBooking, type TodaysBooking, takesTime } from "./bookings";

const columns = ["starts_at", "ends_at", "person_id", "place", "state", "wish"] as const;

/** The name of somebody who has left the desk since stays. */
const deskBooking = (
  row: Pick<BookingRow, "id" | (typeof columns)[number]> & { person_name: string | null },
): DeskBooking => ({
  id: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? "" },
  place: row.place,
  state: row.state,
  wish: row.wish,
});

/** All appointments of one inquiry, the newest first. */
export async function bookingsOf(db: Kysely<Schema>, submissionId: string) {
  const rows = await db
    .selectFrom("bookings")
    .leftJoin("people", "people.id", "bookings.person_id")
    .select(["bookings.id", "people.name as person_name", ...columns])
    .where("submission_id", "=", submissionId)
    .orderBy("starts_at", "desc")
    .execute();
  return rows.map(deskBooking);
}

/** Today by the clinic's calendar, on both sides of a clock change. */
export function makeTodaysBookings(parts: DeskParts): BookingServices["todaysBookings"] {
  return async ({ who, beside = false }) => {
    const today = dayText(clinicDay(parts.clock()));
    const rows = await listBookings(parts.db, [{ from: today, until: today }]);
    if (!beside) await writeListed(parts, who, rows);
    return rows;
  };
}

/** Appointments on days that the clinic is about to close. */
export function makeBookingsOn(parts: DeskParts): BookingServices["bookingsOn"] {
  return async ({ who, days }) => {
    if (days.length === 0) return [];
    const rows = await listBookings(parts.db, days);
    const open = rows.filter(({ state }) => takesTime.some((one) => one === state));
    await writeListed(parts, who, open);
    return open;
  };
}

async function writeListed(
  { db, clock }: DeskParts,
  who: Actor,
  rows: readonly { reference: string }[],
) {
  if (rows.length === 0) return;
  const detail = rows.map(({ reference }) => reference).join(" ");
  await writeAudit(db, { at: clock(), who, action: "listed bookings", detail });
}

/** Days are the clinic's, "YYYY-MM-DD"; canceled appointments are left out. */
async function listBookings(
  db: Kysely<Schema>,
  days: readonly { from: string; until: string }[],
): Promise<TodaysBooking[]> {
  const midnight = (day: string, later: number) => {
    const date = parseDate(day);
    return date ? clinicMidnight(addDays(date, later)) : "";
  };
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
    .leftJoin("people", "people.id", "bookings.person_id")
    .select(["bookings.id", "people.name as person_name", ...columns])
    .select(["reference", "first_name", "last_name"])
    .where(({ or, and, eb }) =>
      or(
        days.map(({ from, until }) =>
          and([eb("starts_at", ">=", midnight(from, 0)), eb("starts_at", "<", midnight(until, 1))]),
        ),
      ),
    )
    .where("bookings.state", "!=", "cancelled")
    .where("removed_at", "is", null)
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .execute();
  return rows.map((row) => ({
    ...deskBooking(row),
    reference: row.reference,
    name: `${row.first_name} ${row.last_name}`,
  }));
}
