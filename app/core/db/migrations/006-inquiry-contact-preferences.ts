import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How a visitor wishes to be reached; "" where they did not say. */
export const inquiryContactPreferences: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["reach_by", "no_voicemail"])
      await sql`alter table contact_submissions add column ${sql.raw(column)} text not null default ''`.execute(
        db,
      );
  },
};
