import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { unlock } from "~/core/db/database-key";
import type { Contents } from "./backup-manifest";

/**
 * Copies the database of a running site, as it is at one moment, into a new file that is encrypted
 * with the same key.
 */
export function snapshotSqlite(dataDir: string, key: string | null, to: string) {
  const source = join(dataDir, "site.sqlite");
  if (!existsSync(source)) throw new Error(`There is no database at ${source}.`);
  // SQLite writes into this empty file and keeps its permissions.
  closeSync(openSync(to, "wx", 0o600));
  const file = new SQLite(source, { readonly: true, timeout: 10_000 });
  try {
    unlock(file, key);
    const found = file.pragma("quick_check", { simple: true });
    if (found !== "ok") throw new Error(`${source} is damaged: ${found}`);
    file.prepare("vacuum into ?").run(to);
  } finally {
    file.close();
  }
}

/** Counts the rows of a sound database of this site; throws for anything else. */
export function inspectSqlite(path: string, key: string | null): Contents {
  const file = new SQLite(path, { fileMustExist: true });
  try {
    unlock(file, key);
    // One file, without the side files of a running site.
    file.pragma("journal_mode = DELETE");
    const found = file.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new Error(`it is damaged: ${found}`);
    const inquiries = file.prepare("select count(*) from contact_submissions").pluck().get();
    return {
      inquiries: inquiries as number,
      audit: newestEntry(file),
      tombstones: hasTable(file, "tombstones")
        ? (file.prepare("select hash from tombstones").pluck().all() as string[])
        : [],
      revocations: hasTable(file, "revocations")
        ? (file
            .prepare("select id, at, kind, subject from revocations order by seq")
            .all() as Contents["revocations"])
        : [],
    };
  } catch (error) {
    throw new Error(`${path} is no usable backup: ${(error as Error).message}`);
  } finally {
    file.close();
  }
}

function newestEntry(file: SQLite.Database): Contents["audit"] {
  const chained = file.prepare("select 1 from pragma_table_info('audit_log') where name = 'seq'");
  if (!chained.get()) return null;
  const newest = file.prepare("select seq, hash from audit_log order by seq desc limit 1").get();
  return (newest as Contents["audit"] | undefined) ?? null;
}

const hasTable = (file: SQLite.Database, name: string) =>
  file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !==
  undefined;
