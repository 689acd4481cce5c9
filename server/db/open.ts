import type { Kysely } from "kysely";
import { migrations as allMigrations } from "./migrations/migrations";
import { openPostgres } from "./postgres";
import { WrongDatabaseVersionError } from "./run-migrations";
import type { Schema } from "./schema";
import { openSqlite } from "./sqlite";
import { unreachable, unwritable } from "./unusable";

export type Database = {
  db: Kysely<Schema>;
  engine: "sqlite" | "postgres";
  close: () => Promise<void>;
};

/**
 * Opens the database the settings name, with its tables brought up to date. Throws
 * WrongDatabaseVersionError, or DatabaseUnusableError when there is no database to be had.
 */
export async function openDatabase(
  settings: { databaseUrl: string | null; dataDir: string },
  onConnectionLost: (error: Error) => void = () => {},
  /** Fewer than all in a migration's own test. */
  migrations = allMigrations,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  const db = await (databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost, migrations)
    : openSqlite(dataDir, migrations)
  ).catch((error) => {
    if (error instanceof WrongDatabaseVersionError) throw error;
    throw databaseUrl ? unreachable(databaseUrl, error) : unwritable(dataDir, error);
  });
  return { db, engine: databaseUrl ? "postgres" : "sqlite", close: () => db.destroy() };
}
