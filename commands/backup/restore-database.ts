import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { isPlainSqlite } from "../../server/db/is-plain-sqlite.ts";
import { checkDatabase } from "./backup-database.ts";

/**
 * Puts a backup in the place of the database. What was there stays beside it under another name,
 * also when it is damaged. Refuses while a site runs on it, and refuses what is no sound backup,
 * before anything is touched.
 */
export function restoreDatabase(dataDir: string, backup: string, now = new Date()) {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const current = join(dataDir, "site.sqlite");
  const fresh = join(dataDir, "site.sqlite.restoring");
  copyFileSync(backup, fresh);
  try {
    chmodSync(fresh, 0o600);
    const inquiries = checkDatabase(fresh);
    let aside: string | null = null;
    if (existsSync(current)) {
      foldIn(current);
      aside = `${current}.before-${now.toISOString().replace(/[-:.]/g, "")}`;
      for (const part of ["", "-wal", "-shm"])
        if (existsSync(current + part)) renameSync(current + part, aside + part);
    }
    renameSync(fresh, current);
    return { inquiries, aside };
  } finally {
    rmSync(fresh, { force: true });
  }
}

/**
 * Leaving write-ahead mode needs exclusive access: it fails while any process has the file open.
 * A damaged file is left as it is: no site can run on it, and it may be the reason to restore.
 */
function foldIn(path: string) {
  // Opening a file that is no database would delete its log.
  if (!isPlainSqlite(path)) return;
  const file = new SQLite(path, { timeout: 500 });
  try {
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
