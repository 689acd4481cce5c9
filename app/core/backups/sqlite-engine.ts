import { chmodSync, closeSync, existsSync, linkSync, openSync, renameSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { Kysely, SqliteDialect } from "kysely";
import type { BackupSettings } from "~/core/config/backup-settings";
import { changeKey, isPlainSqlite, readDatabaseKey, unlock } from "~/core/db/database-key";
import type { Schema } from "~/core/db/schema";
import { type BackupEngine, type Inspected, previousDatabaseName } from "./backup-engine";

/** `backupKey`: the database's key when the backup was made; null: the same as today's. */
export function sqliteEngine(settings: BackupSettings, backupKey: string | null): BackupEngine {
  const current = join(settings.dataDir, "site.sqlite");
  const key = readDatabaseKey(settings);
  const keyOf = (path: string) => (isPlainSqlite(path) ? null : (backupKey ?? key));

  async function load(path: string) {
    const itsKey = keyOf(path);
    const file = new SQLite(path);
    try {
      unlock(file, itsKey);
      if (itsKey !== key) changeKey(file, key);
      // A journal on the disk would contain the words that are erased here.
      file.pragma("journal_mode = MEMORY");
      file.pragma("secure_delete = ON");
      file.pragma("foreign_keys = ON");
    } catch (error) {
      file.close();
      throw error;
    }
    const db = tablesOf(file);
    return { db, close: () => db.destroy(), putInPlace: () => null };
  }

  return {
    async snapshot(to) {
      if (!existsSync(current)) throw new Error(`There is no database at ${current}.`);
      // SQLite writes into this empty file and keeps its permissions.
      closeSync(openSync(to, "wx", 0o600));
      const file = new SQLite(current, { readonly: true, timeout: 10_000 });
      try {
        unlock(file, key);
        const found = file.pragma("quick_check", { simple: true });
        if (found !== "ok") throw new Error(`${current} is damaged: ${found}`);
        file.prepare("vacuum into ?").run(to);
      } finally {
        file.close();
      }
    },
    inspect: async (path) => inspect(path, keyOf(path)),
    openCurrent() {
      if (!existsSync(current)) return null;
      const file = new SQLite(current, { readonly: true });
      unlock(file, key);
      return tablesOf(file);
    },
    async requireStopped() {
      if (existsSync(current)) mergeLog(current, key);
    },
    loadBeside: load,
    async loadForUse(path, now) {
      return { ...(await load(path)), putInPlace: () => replaceFile(current, path, now) };
    },
  };
}

const tablesOf = (file: SQLite.Database) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });

function inspect(path: string, key: string | null): Inspected {
  const file = new SQLite(path, { fileMustExist: true });
  try {
    unlock(file, key);
    // One file, without the side files of a running site.
    file.pragma("journal_mode = DELETE");
    const found = file.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Error(`it is damaged: ${found}`);
    const inquiries = file.prepare("select count(*) from contact_submissions").pluck().get();
    const entries = file.prepare("select seq, hash from audit_log order by seq").raw().all();
    const auditHashes = new Map(entries as [number, string][]);
    return {
      inquiries: inquiries as number,
      auditHashes,
      tombstones: file.prepare("select hash from tombstones").pluck().all() as string[],
      revocations: file
        .prepare("select id, at, kind, subject from revocations order by seq")
        .all() as Inspected["revocations"],
    };
  } catch (error) {
    throw new Error(`${path} is no usable backup: ${(error as Error).message}`);
  } finally {
    file.close();
  }
}

/**
 * Renames the new file to the database's name. The previous file, even a damaged one, is kept under
 * another name. At no moment is there no database: a site that starts then would be a new clinic.
 */
function replaceFile(current: string, fresh: string, now: Date): string | null {
  const aside = existsSync(current) ? previousDatabaseName(current, now) : null;
  if (aside) {
    linkSync(current, aside);
    for (const part of ["-wal", "-shm"])
      if (existsSync(current + part)) renameSync(current + part, aside + part);
  }
  chmodSync(fresh, 0o600);
  renameSync(fresh, current);
  return aside;
}

/**
 * Leaving write-ahead mode needs exclusive access: it fails while any process has the file open. A
 * file that is damaged or has another key is left as it is: no site can run on it, and it may be
 * the reason to restore.
 */
function mergeLog(path: string, key: string | null) {
  // Opening a file that is no database for writing would delete its log.
  if (!canBeRead(path, key)) return;
  const file = new SQLite(path, { timeout: 500 });
  try {
    unlock(file, key);
    if (file.pragma("journal_mode = DELETE", { simple: true }) === "delete") return;
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return;
    if (!code.startsWith("SQLITE_BUSY")) throw error;
  } finally {
    file.close();
  }
  throw new Error(`A site runs on ${path}. Stop it first, then restore.`);
}

function canBeRead(path: string, key: string | null): boolean {
  const file = new SQLite(path, { readonly: true });
  try {
    unlock(file, key);
    file.prepare("select count(*) from sqlite_master").get();
    return true;
  } catch {
    return false;
  } finally {
    file.close();
  }
}
