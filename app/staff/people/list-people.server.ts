import { sql } from "kysely";
import type { App } from "~/core/app";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";

/** Everybody, by name; suspended people come last. `appointments` are those to come. */
export async function listPeople({ db, clock }: Pick<App, "db" | "clock">) {
  const rows = await db
    .selectFrom("people")
    .select(({ selectFrom }) => [
      "id",
      "name",
      "email",
      "role",
      "suspended_at as suspendedAt",
      "last_seen_at as lastSeenAt",
      sql<number>`case when password_hash is null then 0 else 1 end`.as("hasPassword"),
      selectFrom("passkeys")
        .select(({ fn }) => fn.countAll().as("n"))
        .whereRef("passkeys.person_id", "=", "people.id")
        .as("passkeys"),
      selectFrom("recovery_codes")
        .select(({ fn }) => fn.countAll().as("n"))
        .whereRef("recovery_codes.person_id", "=", "people.id")
        .where("used_at", "is", null)
        .as("recoveryCodes"),
      selectFrom("bookings")
        .select(({ fn }) => fn.countAll().as("n"))
        .whereRef("bookings.person_id", "=", "people.id")
        .where("state", "in", takesTime)
        .where("ends_at", ">", clock().toISOString())
        .as("appointments"),
    ])
    .orderBy(sql`case when suspended_at is null then 0 else 1 end`)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...row,
    hasPassword: row.hasPassword === 1,
    passkeys: Number(row.passkeys),
    recoveryCodes: Number(row.recoveryCodes),
    appointments: Number(row.appointments),
  }));
}

/** Instants are ISO 8601. */
export type PersonOfStaff = Awaited<ReturnType<typeof listPeople>>[number];

export const findPersonOfStaff = async (app: Pick<App, "db" | "clock">, id: string) =>
  (await listPeople(app)).find((person) => person.id === id) ?? null;

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
