import type { Kysely } from "kysely";
import { openPostgres } from "./postgres";
import { DatabaseTooNewError } from "./run-migrations";
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
 * DatabaseTooNewError, or DatabaseUnusableError when there is no database to be had.
 */
export async function openDatabase(
  settings: { databaseUrl: string | null; dataDir: string },
  onConnectionLost: (error: Error) => void = () => {},
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  const db = await (databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost)
    : openSqlite(dataDir)
  ).catch((error) => {
    if (error instanceof DatabaseTooNewError) throw error;
    throw databaseUrl ? unreachable(databaseUrl, error) : unwritable(dataDir, error);
  });
  return { db, engine: databaseUrl ? "postgres" : "sqlite", close: () => db.destroy() };
}
