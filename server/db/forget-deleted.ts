import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Schema } from "./schema";
import { checkpoint } from "./shared-sqlite-dialect";

/**
 * After personal data was deleted. SQLite overwrites it in its file, but what was written before
 * stays readable in the log until that is emptied. PostgreSQL's log is its administrator's.
 */
export async function forgetDeleted(db: Kysely<Schema>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql.raw(checkpoint).execute(db);
}
