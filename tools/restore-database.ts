import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { checkDatabase } from "./backup-database.ts";

/**
 * Puts a backup in the place of the database. What was there stays beside it under another name.
 * Refuses while a site runs on it, and refuses what is no sound backup, before anything is touched.
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
      renameSync(current, aside);
    }
    renameSync(fresh, current);
    return { inquiries, aside };
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Leaving write-ahead mode needs the file for oneself: it fails while anybody has it open. */
function foldIn(path: string) {
  const file = new SQLite(path, { timeout: 500 });
  try {
    const mode = file.pragma("journal_mode = DELETE", { simple: true });
    if (mode !== "delete") throw new Error("busy");
  } catch {
    throw new Error(`A site runs on ${path}. Stop it first, then restore.`);
  } finally {
    file.close();
  }
}
