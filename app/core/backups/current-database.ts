import { existsSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import type { BackupSettings } from "~/core/config/backup-settings";
import { readKeyFile, unlock } from "~/core/db/database-key";
import type { Schema } from "~/core/db/schema";

/** Runs `work` on PostgreSQL without migrating it. */
export async function onPostgresTables<Result>(
  url: string,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  // A query on a lost connection fails by itself; a lost idle one must not end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Reads an open SQLite file, and closes it afterwards. */
export async function onSqliteTables<Result>(
  file: SQLite.Database,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    file.close();
  }
}

/**
 * Reads the database that the settings name. "gone": there is none or it is empty; "unreadable": it
 * is damaged, or has another key.
 */
export async function readCurrent<Result>(
  { dataDir, databaseUrl, databaseOwnerUrl, databaseKeyFile }: BackupSettings,
  read: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result | "gone" | "unreadable"> {
  const readTables = async (db: Kysely<Schema>) => {
    const tables = await db.introspection.getTables();
    return tables.some(({ name }) => name === "audit_log") ? read(db) : "gone";
  };
  if (databaseUrl) return onPostgresTables(databaseOwnerUrl ?? databaseUrl, readTables);
  const path = join(dataDir, "site.sqlite");
  if (!existsSync(path)) return "gone";
  const key = databaseKeyFile ? readKeyFile(databaseKeyFile, "DATABASE_KEY_FILE") : null;
  const file = new SQLite(path, { readonly: true });
  try {
    unlock(file, key);
    return await onSqliteTables(file, readTables);
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (/^SQLITE_(NOTADB|CORRUPT|ERROR|CANTOPEN)/.test(code)) return "unreadable";
    throw error;
  } finally {
    file.close();
  }
}
