import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTick } from "node:timers/promises";
import SQLite from "better-sqlite3-multiple-ciphers";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { makeFolder } from "~/core/process/files";
import { changeKey, isPlainSqlite, unlock } from "./database-key";
import { type Migrations, runMigrations } from "./migrations/migrations";
import type { Schema } from "./schema";

/** Milliseconds that a statement waits while another process holds the file; it blocks the thread. */
const busyTimeout = 5000;

/**
 * Opens (and makes, readable by its owner only) the file `site.sqlite` in the data folder. With a
 * key the file and its log are encrypted; one that was not is encrypted now.
 */
export async function openSqlite(
  dataDir: string,
  migrations: Migrations,
  key: string | null = null,
): Promise<Kysely<Schema>> {
  makeFolder(dataDir);
  const path = join(dataDir, "site.sqlite");
  hideFromOthers(path);
  if (key !== null && isPlainSqlite(path)) encrypt(path, key);
  const file = new SQLite(path, { timeout: busyTimeout });
  try {
    unlock(file, key);
    await inWriteAheadMode(file);
    // FULL: acknowledged writes survive a power cut, not only a crash of the process.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // Deleted personal data is overwritten, not only unlinked.
    file.pragma("secure_delete = ON");
    // Without this SQLite writes to /tmp. In a container where only the data folder is writable, no
    // inquiry could be stored.
    file.pragma("temp_store = MEMORY");
    await migrate(file, migrations);
    return new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database: file }) });
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Fails while another process has the file open, because it would continue to write without the
 * key.
 */
function encrypt(path: string, key: string) {
  const file = new SQLite(path, { timeout: busyTimeout });
  try {
    changeKey(file, key);
  } finally {
    file.close();
  }
}

/** Removes other users' rights to the file and its log, also where the folder gives them. */
function hideFromOthers(path: string) {
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (!existsSync(file)) continue;
    const { mode } = statSync(file);
    if (mode & 0o007) chmodSync(file, mode & 0o770);
  }
}

/** SQLite fails at once when two processes switch a new file's mode, so this tries again. */
async function inWriteAheadMode(file: SQLite.Database) {
  const deadline = Date.now() + busyTimeout;
  for (;;) {
    try {
      file.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const busy = error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Kysely takes no lock on SQLite: the transaction around the migrations holds the write lock. */
async function migrate(file: SQLite.Database, migrations: Migrations) {
  file.exec("begin immediate");
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    await runMigrations(db, migrations);
    file.exec("commit");
  } catch (error) {
    if (file.inTransaction) file.exec("rollback");
    throw error;
  }
}

type Config = ConstructorParameters<typeof SqliteDialect>[0];

/**
 * Kysely's own dialect: one connection, which one query or transaction at a time holds. A
 * transaction takes the write lock when it begins: if it read first, another process could write
 * meanwhile, and SQLite would refuse its own writes.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: Config;
  constructor(config: Config) {
    super(config);
    this.#config = config;
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  /** An event-loop tick lies between two transactions, so that requests are read in between. */
  override async beginTransaction(connection: DatabaseConnection) {
    await nextTick();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** On a full disk SQLite has rolled back already: the caller needs that error, not a second one. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }
}
