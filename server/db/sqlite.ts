import { mkdirSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { runMigrations } from "./run-migrations";
import type { Schema } from "./schema";
import { SharedSqliteDialect } from "./shared-sqlite-dialect";

/** How long one process waits for another one's write, in milliseconds. */
const busyTimeout = 5000;

/** Opens (and makes, readable by its owner only) the file `site.sqlite` in the data folder. */
export async function openSqlite(dataDir: string): Promise<Kysely<Schema>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SQLite(join(dataDir, "site.sqlite"), { timeout: busyTimeout });
  try {
    await inWriteAheadMode(file);
    // FULL: what was acknowledged survives a power cut, not only a crash of the process.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // Deleted personal data is overwritten, not only unlinked.
    file.pragma("secure_delete = ON");
    await migrate(file);
    return new Kysely<Schema>({ dialect: new SharedSqliteDialect(file) });
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Two processes that switch a new file at once do not wait for each other, they are refused. */
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

/** Kysely takes no lock on SQLite: the write lock of a transaction around it all does that. */
async function migrate(file: SQLite.Database) {
  file.exec("begin immediate");
  try {
    await runMigrations(new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) }));
    file.exec("commit");
  } catch (error) {
    if (file.inTransaction) file.exec("rollback");
    throw error;
  }
}
