import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { peopleWords } from "~/content/en/staff/staff-people";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { takesTime } from "./bookings";

/**
 * Makes the inquiries of a person's appointments to come due now, because the person is leaving the
 * desk. Runs in the transaction of that change.
 */
export async function releaseBookings(
  db: Kysely<Schema>,
  { by, person, at }: { by: Actor; person: Actor; at: Date },
) {
  const now = at.toISOString();
  const note = peopleWords.appointmentLeft(person.name);
  const inquiries = await db
    .updateTable("contact_submissions")
    .set(({ eb }) => ({
      due_at: now,
      due_kind: "follow-up" as const,
      due_reason: note,
      version: eb("version", "+", 1),
    }))
    .where("id", "in", (query) =>
      query
        .selectFrom("bookings")
        .select("submission_id")
        .where("bookings.person_id", "=", person.id)
        .where("state", "in", takesTime)
        .where("ends_at", ">", now),
    )
    .returning("id")
    .execute();
  if (inquiries.length === 0) return;
  const entry = { at: now, who: by.name, person_id: by.id, from_status: null, to_status: null };
  await db
    .insertInto("inquiry_history")
    .values(
      inquiries.map(({ id }) => ({
        ...entry,
        id: randomUUID(),
        submission_id: id,
        kind: "follow-up" as const,
        note,
        detail: now,
        before: null,
      })),
    )
    .execute();
}
