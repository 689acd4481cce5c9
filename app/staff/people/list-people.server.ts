import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";

const peopleRows = (db: Kysely<Schema>, now: Date) =>
  db.selectFrom("people").select(({ selectFrom }) => [
    "id",
    "name",
    "email",
    "role",
    "suspended_at as suspendedAt",
    "last_seen_at as lastSeenAt",
    sql<number>`case when password_hash is null then 0 else 1 end`.as("hasPassword"),
    selectFrom("passkeys")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .whereRef("passkeys.person_id", "=", "people.id")
      .as("passkeys"),
    selectFrom("recovery_codes")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .whereRef("recovery_codes.person_id", "=", "people.id")
      .where("used_at", "is", null)
      .as("recoveryCodes"),
    selectFrom("bookings")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .whereRef("bookings.person_id", "=", "people.id")
      .where("state", "in", takesTime)
      .where("ends_at", ">", now.toISOString())
      .as("appointments"),
  ]);

type PersonRead = Awaited<ReturnType<ReturnType<typeof peopleRows>["execute"]>>[number];

/** Instants are ISO 8601. `appointments` are those to come. */
export type PersonOfStaff = ReturnType<typeof asPerson>;

const asPerson = (row: PersonRead) => ({
  ...row,
  hasPassword: row.hasPassword === 1,
  passkeys: Number(row.passkeys),
  recoveryCodes: Number(row.recoveryCodes),
  appointments: Number(row.appointments),
});

/** Everybody, by name; suspended people come last. */
export async function listPeople({ db, clock }: Pick<App, "db" | "clock">) {
  const rows = await peopleRows(db, clock())
    .orderBy(sql`case when suspended_at is null then 0 else 1 end`)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
  return rows.map(asPerson);
}

export async function findPersonOfStaff(
  { db, clock }: Pick<App, "db" | "clock">,
  id: string,
): Promise<PersonOfStaff | null> {
  const row = await peopleRows(db, clock()).where("id", "=", id).executeTakeFirst();
  return row ? asPerson(row) : null;
}

/**
 * Open invitations, the newest first. `personName`: whose ways to sign in were reset; null for a
 * new person.
 */
export function listInvitations({ db, clock }: Pick<App, "db" | "clock">) {
  return db
    .selectFrom("invitations")
    .leftJoin("people", "people.id", "invitations.person_id")
    .select([
      "invitations.id",
      "invitations.email",
      "invitations.role",
      "invitations.created_at as createdAt",
      "invitations.expires_at as expiresAt",
      "people.name as personName",
    ])
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", clock().toISOString())
    .orderBy("invitations.created_at", "desc")
    .orderBy("invitations.id")
    .execute();
}
