import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Schema } from "./schema";

/**
 * Returns a text that differs after any process has changed any row. Costs less than a query of
 * a table. SQLite counts the changes of this connection and marks those of others; on PostgreSQL two
 * equal snapshots see the same rows, because each transaction that writes has a number; those of the
 * server's other databases count too.
 */
export async function dataVersion(db: Kysely<Schema>): Promise<string> {
  const version =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql<{
          at: string;
        }>`select data_version || '.' || total_changes() as at from pragma_data_version`
      : sql<{ at: string }>`select pg_current_snapshot()::text as at`;
  const { rows } = await version.execute(db);
  return rows[0]?.at ?? "";
}
