import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The time that a visitor chose to be called at, and what the desk said became of an inquiry. */
export const callbacksAndOutcomes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["call_window", "outcome"])
      await sql`alter table contact_submissions add column ${sql.raw(column)} text not null default ''`.execute(
        db,
      );
  },
};
