import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { ReadBooking } from "~/core/mail/compose-mail";

/** An appointment, with the name of whoever holds it. */
export const makeReadBooking =
  (db: Kysely<Schema>): ReadBooking =>
  (id) =>
    db
      .selectFrom("bookings")
      .leftJoin("people", "people.id", "bookings.person_id")
      .selectAll("bookings")
      .select("people.name as person")
      .where("bookings.id", "=", id)
      .executeTakeFirst();
