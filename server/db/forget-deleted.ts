import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Schema } from "./schema";
import { checkpoint } from "./shared-sqlite-dialect";

/**
 * Call after personal data was deleted. SQLite overwrites it in its file, but earlier writes stay
 * readable in its log until that is emptied. PostgreSQL's log is its administrator's task.
 */
export async function forgetDeleted(db: Kysely<Schema>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql.raw(checkpoint).execute(db);
}
