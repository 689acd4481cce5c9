import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import { type Colleague, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { sameFact } from "~/facts/fact-change";
import {
  addDays,
  daysBetween,
  dayText,
  type LocalDate,
  parseDate,
  weekdayOf,
} from "~/facts/hours/local-date";
import { weekdays } from "~/facts/hours/opening-hours";
import { clinicDay, clinicMidnight, instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { isOpen } from "~/staff/inquiry-record/inquiry-states";
import { listBookingsBetween } from "./read-bookings.server";
import { type Schedule, scheduleSchema, takesService, usualSchedule } from "./schedule";

/** From `startsAt` until just before `endsAt`, ISO 8601 in UTC. */
export type Busy = { startsAt: string; endsAt: string };

export const overlaps = (one: Busy, other: Busy) =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;

const scheduleOf = (stored: string | null | undefined): Schedule =>
  stored ? scheduleSchema.parse(JSON.parse(stored)) : usualSchedule;

/** The default schedule for "", unassigned. */
export async function readSchedule(db: Kysely<Schema>, personId: string): Promise<Schedule> {
  const row = await db
    .selectFrom("people")
    .select("schedule")
    .where("id", "=", personId)
    .executeTakeFirst();
  return scheduleOf(row?.schedule);
}

export type Bookable = Colleague & { schedule: Schedule };

/** Everybody at the desk with their schedule, in the order in which they joined. */
export async function listSchedules(db: Kysely<Schema>): Promise<Bookable[]> {
  const stored = await db.selectFrom("people").select(["id", "schedule"]).execute();
  const schedules = new Map(stored.map(({ id, schedule }) => [id, schedule]));
  return (await listColleagues(db)).map((person) => ({
    ...person,
    schedule: scheduleOf(schedules.get(person.id)),
  }));
}

/** Those of them who can be booked for a service. */
export const listBookable = async (db: Kysely<Schema>, service: string): Promise<Bookable[]> =>
  (await listSchedules(db)).filter(({ schedule }) => takesService(schedule, service));

/**
 * Stores a person's schedule. Appointments outside it stay: the page lists them. `seen`: the one
 * with which the form was opened. When another one was stored since, nothing is written, and that
 * one is returned with who stored it, as far as the audit says. Locks the person's row: of two
 * forms at once the second waits here.
 */
export const saveSchedule = (
  { db, clock }: Pick<App, "db" | "clock">,
  {
    actor,
    person,
    schedule,
    seen,
  }: { actor: Actor; person: Colleague; schedule: Schedule; seen: Schedule | null },
) =>
  db.transaction().execute(async (transaction) => {
    const { id } = person;
    const row = await transaction
      .updateTable("people")
      .set({ id })
      .where("id", "=", id)
      .returning("schedule")
      .executeTakeFirst();
    const stored = scheduleOf(row?.schedule);
    const action = "changed a person's hours" as const;
    const detail = person.name;
    if (!sameFact(stored, seen)) {
      // A second click.
      if (sameFact(stored, schedule)) return "saved";
      const by = await transaction
        .selectFrom("audit_log")
        .select(["who as name", "person_id as id"])
        .where("action", "=", action)
        .where("detail", "=", detail)
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirst();
      return { stored, by: by ?? null };
    }
    await transaction
      .updateTable("people")
      .set({ schedule: JSON.stringify(schedule) })
      .where("id", "=", id)
      .execute();
    await writeAudit(transaction, { at: clock(), actor, action, detail });
    return "saved";
  });

/** A span within which a person does not work, and why. */
export type TimeOff = Busy & { why: "away" | "lunch" };

/** Spans within which the person does not work, of the days that a span touches. */
export function timesOff({ week, lunch, absences }: Schedule, span: Busy): TimeOff[] {
  const first = clinicDay(new Date(span.startsAt));
  const count = daysBetween(first, clinicDay(new Date(span.endsAt))) + 1;
  const at = (date: LocalDate, time: string) => instantOf(date, time, timeZone).toISOString();
  const days = Array.from({ length: count }, (_, n) => addDays(first, n));
  const away = (startsAt: string, endsAt: string): TimeOff => ({ startsAt, endsAt, why: "away" });
  const ofDays = days.flatMap((date): TimeOff[] => {
    const [begins, ends] = [clinicMidnight(date), clinicMidnight(addDays(date, 1))];
    const hours = week?.[weekdays[weekdayOf(date)] ?? "Monday"];
    if (week && !hours) return [away(begins, ends)];
    return [
      ...(hours ? [away(begins, at(date, hours.opens)), away(at(date, hours.closes), ends)] : []),
      ...(lunch
        ? [
            {
              startsAt: at(date, lunch.opens),
              endsAt: at(date, lunch.closes),
              why: "lunch" as const,
            },
          ]
        : []),
    ];
  });
  const absent = absences.flatMap(({ from, until, leaves, returns }) => {
    const [begun, ended] = [parseDate(from), parseDate(until)];
    if (!begun || !ended) return [];
    const endsAt = returns ? at(ended, returns) : clinicMidnight(addDays(ended, 1));
    return [away(at(begun, leaves || "00:00"), endsAt)];
  });
  return [...absent, ...ofDays].filter((off) => overlaps(off, span));
}

/** Days ahead for which appointments are checked against new hours. */
const checkedDays = 400;

/** A person's open appointments to come at which, by their schedule, they would not be booked now. */
export function listOutsideHours(
  app: App,
  { actor, personId, schedule }: { actor: Actor; personId: string; schedule: Schedule },
) {
  const now = app.clock();
  const today = clinicDay(now);
  return listBookingsBetween(app, {
    actor,
    from: dayText(today),
    until: dayText(addDays(today, checkedDays)),
    keep: (booking) =>
      booking.person?.id === personId &&
      isOpen(booking) &&
      booking.endsAt > now.toISOString() &&
      (!takesService(schedule, booking.service) || timesOff(schedule, booking).length > 0),
  });
}
