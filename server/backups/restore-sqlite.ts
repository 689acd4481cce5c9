import { chmodSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { changeKey, unlock } from "../db/database-key.ts";
import { tombstoneHash, tombstoneKey } from "../db/tombstone-hash.ts";
import { inspectSqlite } from "./sqlite-snapshot.ts";

/** What a restore of either engine did. */
export type Done = {
  /** Inquiries in the backup, before any was erased again. */
  found: number;
  /** Inquiries that were erased since the backup: they are erased again. */
  erasedAgain: number;
  sessionsEnded: number;
  /** Where the database from before is kept; null when there was none. */
  aside: string | null;
};

/**
 * Checks a copy of a backup, encrypts it with today's key, repeats the erasures since and ends all
 * sessions.
 */
export function prepareSqlite(
  path: string,
  keys: { itsKey: string | null; key: string | null; tombstones: readonly string[] },
) {
  const { inquiries: found } = inspectSqlite(path, keys.itsKey);
  const file = new SQLite(path);
  try {
    unlock(file, keys.itsKey);
    if (keys.itsKey !== keys.key) changeKey(file, keys.key);
    // A journal on the disk would contain the words that are erased here.
    file.pragma("journal_mode = MEMORY");
    file.pragma("secure_delete = ON");
    file.pragma("foreign_keys = ON");
    const done = file.transaction(() => ({
      found,
      erasedAgain: eraseAgain(file, keys.tombstones),
      sessionsEnded: file.prepare("delete from staff_sessions").run().changes,
    }))();
    file.pragma("journal_mode = DELETE");
    return done;
  } finally {
    file.close();
  }
}

function eraseAgain(file: SQLite.Database, tombstones: readonly string[]): number {
  const secret = file.prepare("select value from settings where name = ?").pluck();
  const key = secret.get(tombstoneKey) as string | undefined;
  if (key === undefined || tombstones.length === 0) return 0;
  const erased = new Set(tombstones);
  const ids = file.prepare("select id from contact_submissions").pluck().all() as string[];
  const bytes = Buffer.from(key, "base64url");
  const again = ids.filter((id) => erased.has(tombstoneHash(bytes, id)));
  const erase = file.prepare("delete from contact_submissions where id = ?");
  for (const id of again) erase.run(id);
  return again.length;
}

/**
 * Gives the file its final name. The file from before is kept under another name, also when it is
 * damaged. Refuses while a site uses it.
 */
export function replaceSqlite(
  dataDir: string,
  fresh: string,
  key: string | null,
  now: Date,
): string | null {
  const current = join(dataDir, "site.sqlite");
  let aside: string | null = null;
  if (existsSync(current)) {
    mergeLog(current, key);
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
