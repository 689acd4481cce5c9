import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";

/**
 * Copies the database of a running site, as it is at one moment, into `folder`. The copy is
 * checked and gets its name only when it is whole and on the disk. Gives the path.
 */
export async function backupDatabase(dataDir: string, folder: string, now = new Date()) {
  const source = join(dataDir, "site.sqlite");
  if (!existsSync(source)) throw new Error(`There is no database at ${source}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `site-${now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "")}.sqlite`;
  const path = join(folder, name);
  if (existsSync(path)) throw new Error(`There is a backup at ${path} already.`);
  const unfinished = `${path}.unfinished`;

  const database = new SQLite(source, { readonly: true, timeout: 10_000 });
  try {
    await database.backup(unfinished);
    chmodSync(unfinished, 0o600);
    checkDatabase(unfinished);
    await writtenThrough(unfinished);
    renameSync(unfinished, path);
    await writtenThrough(dirname(path));
    return path;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    database.close();
  }
}

/** Gives the number of inquiries in a sound database of this site; throws for anything else. */
export function checkDatabase(path: string): number {
  const file = new SQLite(path, { fileMustExist: true });
  try {
    // One file, without the side files of a running site.
    file.pragma("journal_mode = DELETE");
    const found = file.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Error(`it is damaged: ${found}`);
    const row = file.prepare("select count(*) as n from contact_submissions").get();
    return (row as { n: number }).n;
  } catch (error) {
    throw new Error(`${path} is no usable backup: ${(error as Error).message}`);
  } finally {
    file.close();
  }
}

async function writtenThrough(path: string) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
