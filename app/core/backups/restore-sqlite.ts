import { chmodSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { changeKey, isPlainSqlite, unlock } from "~/core/db/database-key";
import type { CutOff } from "./audit-end";
import { onSqliteTables } from "./current-database";
import { type PreparedDatabase, prepareRestored, type Repeat } from "./prepare-restored";
import type { Revocation } from "./revocation-file";
import { inspectSqlite } from "./sqlite-engine";

/** Result of a restore of either engine. */
export type Done = PreparedDatabase & {
  cutOff: CutOff;
  /** Path where the previous database is kept; null when there was none. */
  aside: string | null;
};

/**
 * Reads the database that is replaced, once nobody uses it: stores the part of its audit log that
 * `kept`, the backup's hashes by `seq`, does not hold.
 */
export type ReadReplaced = (
  kept: ReadonlyMap<number, string>,
) => Promise<{ cutOff: CutOff; revocations: readonly Revocation[] }>;

/**
 * Checks a copy of a backup, encrypts it with today's key and replaces the database with it.
 * Without `readReplaced` it is a drill: the database is not touched.
 */
export async function restoreSqlite(
  { dataDir, path, key, itsKey: encryptedWith }: SqliteFiles,
  repeat: Repeat,
  readReplaced: ReadReplaced | null,
): Promise<Done> {
  const current = join(dataDir, "site.sqlite");
  const itsKey = isPlainSqlite(path) ? null : encryptedWith;
  inspectSqlite(path, itsKey);
  const keys = { itsKey, key };
  if (!readReplaced)
    return {
      ...(await prepareSqlite(path, keys, repeat, "nothing")),
      ...{ cutOff: "nothing", aside: null },
    };
  if (existsSync(current)) mergeLog(current, key);
  const { cutOff, revocations } = await readReplaced(auditHashes(path, itsKey));
  const all = { ...repeat, revocations: [...repeat.revocations, ...revocations] };
  const prepared = await prepareSqlite(path, keys, all, cutOff);
  return { ...prepared, cutOff, aside: replaceSqlite(current, path, repeat.now) };
}

type SqliteFiles = {
  dataDir: string;
  /** Path of the backup's copy. */
  path: string;
  key: string | null;
  /** The backup's key, unless it is plain. */
  itsKey: string | null;
};

function auditHashes(path: string, key: string | null): Map<number, string> {
  const file = new SQLite(path, { readonly: true });
  try {
    unlock(file, key);
    const rows = file.prepare("select seq, hash from audit_log where seq is not null").raw().all();
    return new Map(rows as [number, string][]);
  } finally {
    file.close();
  }
}

async function prepareSqlite(
  path: string,
  { itsKey, key }: Pick<SqliteFiles, "itsKey" | "key">,
  repeat: Repeat,
  cutOff: CutOff,
) {
  const file = new SQLite(path);
  try {
    unlock(file, itsKey);
    if (itsKey !== key) changeKey(file, key);
    // A journal on the disk would contain the words that are erased here.
    file.pragma("journal_mode = MEMORY");
    file.pragma("secure_delete = ON");
    file.pragma("foreign_keys = ON");
    return await onSqliteTables(file, async (db) => {
      const prepared = await prepareRestored(db, repeat, cutOff);
      file.pragma("journal_mode = DELETE");
      return prepared;
    });
  } finally {
    file.close();
  }
}

/**
 * Renames the new file to the database's name. The previous file, even a damaged one, is kept under
 * another name.
 */
function replaceSqlite(current: string, fresh: string, now: Date): string | null {
  let aside: string | null = null;
  if (existsSync(current)) {
    aside = `${current}.before-${now.toISOString().replace(/[-:.]/g, "")}`;
    for (const part of ["", "-wal", "-shm"])
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
