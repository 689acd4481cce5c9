import { type Kysely, type SqlBool, SqliteAdapter, sql } from "kysely";
import type { Schema } from "./schema";

/**
 * Condition that a text column is one of `values`, as one variable however many they are: engines
 * refuse statements with more than 32,766 (SQLite) or 65,535 (PostgreSQL).
 */
export function oneOf(db: Kysely<Schema>, column: string, values: readonly string[]) {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return sqlite
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}
