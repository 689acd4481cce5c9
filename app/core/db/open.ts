import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { readDatabaseKey } from "./database-key";
import { migrations as allMigrations, WrongDatabaseVersionError } from "./migrations/migrations";
import { type DatabaseTimeouts, hasTables, openPostgres } from "./postgres";
import type { Schema } from "./schema";
import { openSqlite } from "./sqlite";

export type Database = {
  db: Kysely<Schema>;
  engine: "sqlite" | "postgres";
  close: () => Promise<void>;
};

/**
 * Opens the database that the settings name and runs its migrations. Throws
 * WrongDatabaseVersionError, or DatabaseUnusableError when the database cannot be opened.
 */
export async function openDatabase(
  settings: {
    databaseUrl: string | null;
    databaseOwnerUrl?: string | null;
    dataDir: string;
    databaseKeyFile?: string | null;
    databaseConnections?: number;
    /** Instead of a visitor's, for tests on a busy machine. */
    databaseTimeouts?: DatabaseTimeouts;
  },
  onConnectionLost: (error: Error) => void = () => {},
  /** A migration's own test passes fewer. */
  migrations = allMigrations,
): Promise<Database> {
  const { databaseUrl, dataDir, databaseOwnerUrl: ownerUrl, databaseTimeouts: timeouts } = settings;
  const { databaseConnections: connections } = settings;
  const key = readDatabaseKey(settings);
  const db = await (databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost, migrations, { ownerUrl, timeouts, connections })
    : openSqlite(dataDir, migrations, key)
  ).catch((error) => {
    if (error instanceof WrongDatabaseVersionError) throw error;
    if (error.code === "SQLITE_NOTADB") throw unreadable(dataDir, { withKey: key !== null });
    throw databaseUrl ? unreachable(databaseUrl, error) : unwritable(dataDir, error);
  });
  return { db, engine: databaseUrl ? "postgres" : "sqlite", close: () => db.destroy() };
}

type Place = { databaseUrl: string | null; dataDir: string };

/** Names a database for the operator, without a password: a file's path, or a name and its host. */
export function nameOfDatabase({ databaseUrl, dataDir }: Place): string {
  if (!databaseUrl) return join(dataDir, "site.sqlite");
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${host || searchParams.get("host") || "the default socket"} (PostgreSQL)`;
}

/**
 * As openDatabase, for a command: creates no database, because one with other settings than the
 * site's would report success on an empty one. Writes to standard error which database it uses.
 */
export async function openExistingDatabase(
  settings: Parameters<typeof openDatabase>[0],
): Promise<Database> {
  const name = nameOfDatabase(settings);
  if (!(await exists(settings)))
    throw new DatabaseUnusableError(
      `There is no database of the site: ${name}. A command makes none. Run it with the site's settings (docs/reference.md, "Commands"), or start the site first.`,
    );
  console.error(`Database: ${name}`);
  return openDatabase(settings);
}

async function exists({ databaseUrl, dataDir }: Place): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, "site.sqlite"));
  return hasTables(databaseUrl).catch((error) => {
    throw unreachable(databaseUrl, error);
  });
}

/** Refuses the start with a line for the operator, which never holds a password. */
class DatabaseUnusableError extends Error {
  override name = "DatabaseUnusableError";
}

type Failure = { code?: string; message: string; errors?: Failure[] };

/** When IPv4 and IPv6 both fail, the error has no message of its own but holds both errors. */
const reasonOf = ({ code, message, errors }: Failure): string =>
  message || code || (errors?.[0] ? reasonOf(errors[0]) : "no reason given");

function unreachable(databaseUrl: string, error: unknown) {
  const { host } = new URL(databaseUrl);
  return new DatabaseUnusableError(
    `The database at ${host || "DATABASE_URL"} cannot be used: ${reasonOf(error as Failure)}. Check DATABASE_URL and that the server runs, then start again.`,
  );
}

function unwritable(dataDir: string, error: unknown) {
  return new DatabaseUnusableError(
    `The data folder ${dataDir} cannot be used: ${reasonOf(error as Failure)}. The site needs to write there: check its owner, its rights and the space on the disk, or set DATA_DIR.`,
  );
}

/** Without the right key nothing can be read, so a wrong key and damage look the same. */
function unreadable(dataDir: string, { withKey }: { withKey: boolean }) {
  return new DatabaseUnusableError(
    withKey
      ? `The database in ${dataDir} cannot be opened with the key in DATABASE_KEY_FILE: it was encrypted with another one, or is damaged. Put the right key file in its place, or restore a backup (docs/runbook.md).`
      : `The database in ${dataDir} is encrypted, or is damaged: set DATABASE_KEY_FILE to the file with its key, or restore a backup (docs/runbook.md).`,
  );
}
