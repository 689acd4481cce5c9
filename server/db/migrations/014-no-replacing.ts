import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** SQLite's "insert or replace" removes a row without asking the trigger that refuses to delete. */
export const noReplacing: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    for (const table of ["inquiry_history", "audit_log"]) {
      const name = sql.raw(table);
      await sql`create trigger if not exists ${sql.raw(`${table}_no_replace`)} before insert on ${name}
        when exists (select 1 from ${name} where id = new.id)
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
    }
  },
};
