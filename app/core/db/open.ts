import type { Kysely } from "kysely";
import { unreachable, unreadable, unwritable } from "./database-error";
import { readKeyFile } from "./database-key";
import { migrations as allMigrations } from "./migrations/migrations";
import { openPostgres } from "./postgres";
import { WrongDatabaseVersionError } from "./run-migrations";
import type { Schema } from "./schema";
import { openSqlite } from "./sqlite";

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
  settings: {
    databaseUrl: string | null;
    databaseOwnerUrl?: string | null;
    dataDir: string;
    databaseKeyFile?: string | null;
  },
  onConnectionLost: (error: Error) => void = () => {},
  /** Fewer than all in a migration's own test. */
  migrations = allMigrations,
): Promise<Database> {
  const { databaseUrl, dataDir, databaseKeyFile: keyFile } = settings;
  const key = keyFile && !databaseUrl ? readKeyFile(keyFile, "DATABASE_KEY_FILE") : null;
  const db = await (databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost, migrations, settings.databaseOwnerUrl)
    : openSqlite(dataDir, migrations, key)
  ).catch((error) => {
    if (error instanceof WrongDatabaseVersionError) throw error;
    if (error.code === "SQLITE_NOTADB") throw unreadable(dataDir, { withKey: key !== null });
    throw databaseUrl ? unreachable(databaseUrl, error) : unwritable(dataDir, error);
  });
  return { db, engine: databaseUrl ? "postgres" : "sqlite", close: () => db.destroy() };
}
