import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { addDays, clinicClock, dayText, type LocalDate, parseDate } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight } from "~/facts/hours/zoned-time.server";
import { isOpen, takesTime } from "~/staff/inquiry-record/inquiry-states";
import { maySee, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";

/** The appointment with this id; undefined without one, as for "". */
export const readBooking = (db: Kysely<Schema>, id: string) =>
  db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();

/** An inquiry's appointments that are not over, the earliest first. */
export const comingBookings = (db: Kysely<Schema>, submissionId: string, now: Date) =>
  db
    .selectFrom("bookings")
    .leftJoin("people", "people.id", "bookings.person_id")
    .select(["bookings.id", "sequence as version"])
    .select(["starts_at as startsAt", "ends_at as endsAt"])
    .select(["place", "state", "people.name as person"])
    .where("submission_id", "=", submissionId)
    .where("ends_at", ">", now.toISOString())
    .orderBy("starts_at")
    .execute();

/** An inquiry's first appointment that is open and not over at `now`, an ISO instant. */
export const findOpenAppointment = (db: Kysely<Schema>, submissionId: string, now: string) =>
  db
    .selectFrom("bookings")
    .select(["id", "starts_at as startsAt", "ends_at as endsAt", "person_id", "place"])
    .where("submission_id", "=", submissionId)
    .where("state", "in", takesTime)
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .executeTakeFirst();

/** `person_name` remains after the person has left the clinic. */
const deskBookings = (db: Kysely<Schema>) =>
  db
    .selectFrom("bookings")
    .leftJoin("people", "people.id", "bookings.person_id")
    .select(["bookings.id", "starts_at as startsAt", "ends_at as endsAt"])
    .select(["place", "state", "requested_time", "person_id", "people.name as person_name"]);

function withPerson<Row extends { person_id: string | null; person_name: string | null }>({
  person_id: id,
  person_name: name,
  ...row
}: Row) {
  return { ...row, person: id === null ? null : { id, name: name ?? "" } };
}

export async function bookingsOf(db: Kysely<Schema>, submissionId: string) {
  const rows = await deskBookings(db)
    .where("submission_id", "=", submissionId)
    .orderBy("starts_at", "desc")
    .execute();
  return rows.map(withPerson);
}

export type DeskBooking = Awaited<ReturnType<typeof bookingsOf>>[number];

/**
 * Appointments from today to `until` by the clinic's calendar, in order, also on days of a clock
 * change. The page that shows them audits the view.
 */
export function listTodaysBookings(
  app: App,
  { actor, until }: { actor: Actor; until?: LocalDate },
) {
  const today = clinicDay(app.clock());
  const days = { from: dayText(today), until: dayText(until ?? today) };
  return listBookings(app.db, actor, [days]);
}

type Days = readonly { from: string; until: string }[];

/**
 * Open appointments, in order, on days ("YYYY-MM-DD" at the clinic) that are about to be closed.
 */
export async function listBookingsOn(app: App, { actor, days }: { actor: Actor; days: Days }) {
  if (days.length === 0) return [];
  const rows = await listBookings(app.db, actor, days);
  const open = rows.filter(isOpen);
  await auditListed(app, actor, open);
  return open;
}

/**
 * Appointments from one day of the clinic ("YYYY-MM-DD") to another, both included, in order, each
 * with its own day and time ("HH:MM") on the clinic's clock; only those that `keep` wants.
 */
export async function listBookingsBetween(
  app: App,
  {
    actor,
    from,
    until,
    audited,
    keep = () => true,
  }: {
    actor: Actor;
    from: string;
    until: string;
    audited?: "printed bookings" | undefined;
    keep?: (row: Listed) => boolean;
  },
) {
  const rows = (await listBookings(app.db, actor, [{ from, until }])).filter(keep);
  await auditListed(app, actor, rows, audited);
  return rows.map((row) => {
    const { day, time } = clinicClock(Date.parse(row.startsAt));
    return { ...row, day: dayText(day), time };
  });
}

async function auditListed(
  { db, clock }: App,
  actor: Actor,
  rows: readonly { reference: string }[],
  action: "listed bookings" | "printed bookings" = "listed bookings",
) {
  if (rows.length === 0) return;
  const detail = rows.map(({ reference }) => reference).join(" ");
  await writeAudit(db, { at: clock(), actor, action, detail });
}

type Listed = Awaited<ReturnType<typeof listBookings>>[number];

/** Appointments that `actor` may see: a clinician's own. Without canceled ones. */
async function listBookings(db: Kysely<Schema>, actor: Actor, days: Days) {
  const midnight = (day: string, later: number) => {
    const date = parseDate(day);
    return date ? clinicMidnight(addDays(date, later)) : "";
  };
  const rows = await deskBookings(db)
    .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
    .select(["reference", "first_name", "last_name", "phone", "service", "language"])
    .where(({ or, and, eb }) =>
      or(
        days.map(({ from, until }) =>
          and([eb("starts_at", ">=", midnight(from, 0)), eb("starts_at", "<", midnight(until, 1))]),
        ),
      ),
    )
    .where("bookings.state", "!=", "cancelled")
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .$if(seesOnlyOwn(actor), (query) => query.where("bookings.person_id", "=", actor.id))
    .orderBy("starts_at")
    .orderBy("people.name")
    .orderBy("bookings.id")
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...withPerson(row),
    name: `${first_name} ${last_name}`,
  }));
}
