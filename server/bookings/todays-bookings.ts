import type { Kysely } from "kysely";
import type { BookingServices, DeskBooking } from "../../app/contracts/bookings";
import type { Colleague } from "../../app/contracts/queue";
import { clinicDay, clinicMidnight } from "../../app/facts/hours/clinic-day.server";
import { addDays } from "../../app/facts/hours/local-date";
import type { Schema } from "../db/schema";
import type { BookingRow } from "../db/tables/inquiry-tables";
import type { DeskParts } from "../desk/desk-parts";
import { colleagueOf, listColleagues } from "../desk/queue/list-colleagues";
import { writeAudit } from "../desk/write-audit";

const columns = ["id", "starts_at", "ends_at", "person_id", "place", "state", "wish"] as const;

const deskBooking = (
  row: Pick<BookingRow, (typeof columns)[number]>,
  people: readonly Colleague[],
): DeskBooking => ({
  id: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  person: colleagueOf(people, row.person_id),
  place: row.place,
  state: row.state,
  wish: row.wish,
});

/** All appointments of one inquiry, the newest first. */
export async function bookingsOf(
  db: Kysely<Schema>,
  submissionId: string,
  people: readonly Colleague[],
) {
  const rows = await db
    .selectFrom("bookings")
    .select(columns)
    .where("submission_id", "=", submissionId)
    .orderBy("starts_at", "desc")
    .execute();
  return rows.map((row) => deskBooking(row, people));
}

/** Today by the clinic's calendar, on both sides of a clock change. */
export function makeTodaysBookings({ db, clock }: DeskParts): BookingServices["todaysBookings"] {
  return async ({ who, beside = false }) => {
    const today = clinicDay(clock());
    const midnight = (days: number) => clinicMidnight(addDays(today, days));
    const rows = await db
      .selectFrom("bookings")
      .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
      .select(columns.map((column) => `bookings.${column}` as const))
      .select(["reference", "first_name", "last_name"])
      .where("starts_at", ">=", midnight(0))
      .where("starts_at", "<", midnight(1))
      .where("bookings.state", "!=", "cancelled")
      .where("removed_at", "is", null)
      .orderBy("starts_at")
      .orderBy("bookings.id")
      .execute();
    if (rows.length === 0) return [];
    const people = await listColleagues(db);
    if (!beside)
      await writeAudit(db, {
        at: clock(),
        who,
        action: "listed bookings",
        detail: rows.map(({ reference }) => reference).join(" "),
      });
    return rows.map((row) => ({
      ...deskBooking(row, people),
      reference: row.reference,
      name: `${row.first_name} ${row.last_name}`,
    }));
  };
}
