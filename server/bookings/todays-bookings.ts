import type { Kysely } from "kysely";
import type { BookingServices, DeskBooking } from "../../app/contracts/bookings";
import { clinicDay, clinicMidnight } from "../../app/facts/hours/clinic-day.server";
import { addDays } from "../../app/facts/hours/local-date";
import type { Schema } from "../db/schema";
import type { BookingRow } from "../db/tables/inquiry-tables";
import type { DeskParts } from "../desk/desk-parts";
import { writeAudit } from "../desk/write-audit";

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
export function makeTodaysBookings({ db, clock }: DeskParts): BookingServices["todaysBookings"] {
  return async ({ who, beside = false }) => {
    const today = clinicDay(clock());
    const midnight = (days: number) => clinicMidnight(addDays(today, days));
    const rows = await db
      .selectFrom("bookings")
      .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
      .leftJoin("people", "people.id", "bookings.person_id")
      .select(["bookings.id", "people.name as person_name", ...columns])
      .select(["reference", "first_name", "last_name"])
      .where("starts_at", ">=", midnight(0))
      .where("starts_at", "<", midnight(1))
      .where("bookings.state", "!=", "cancelled")
      .where("removed_at", "is", null)
      .orderBy("starts_at")
      .orderBy("bookings.id")
      .execute();
    if (rows.length === 0) return [];
    if (!beside)
      await writeAudit(db, {
        at: clock(),
        who,
        action: "listed bookings",
        detail: rows.map(({ reference }) => reference).join(" "),
      });
    return rows.map((row) => ({
      ...deskBooking(row),
      reference: row.reference,
      name: `${row.first_name} ${row.last_name}`,
    }));
  };
}
