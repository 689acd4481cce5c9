import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What all processes have to agree on: secrets, who is signed in, how often somebody tried. */
export const staffSignIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_sessions")
      .addColumn("id_hash", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("attempt_counts")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("attempt_counts_by_end")
      .on("attempt_counts")
      .column("expires_at")
      .execute();
  },
};
