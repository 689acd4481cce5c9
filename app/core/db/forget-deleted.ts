import { createHmac } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import { readSetting, writeSetting } from "./queries";
import type { Schema } from "./schema";

/** Key of a row in `settings` that exists from a deletion until no deleted data can be read. */
const pending = "deleted-words-in-log";

/** Marks the deletion, within the transaction that deletes personal data. */
export const markDeletion = (db: Kysely<Schema>, at: Date) =>
  writeSetting(db, pending, at.toISOString());

/** Whether deleted text may still be readable in the files. */
export const isDeletionPending = async (db: Kysely<Schema>) =>
  (await readSetting(db, pending)) !== undefined;

/**
 * Tries to make deleted data unreadable in the files; returns whether that is complete. SQLite
 * overwrites it in its file, but its write-ahead log keeps earlier writes until a checkpoint
 * empties it, which a long reader prevents; the site then tries again later. PostgreSQL's files are
 * its administrator's task.
 */
export async function forgetDeleted(db: Kysely<Schema>): Promise<boolean> {
  const since = await readSetting(db, pending);
  if (since === undefined) return true;
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    if (!(await emptyLog(db))) return false;
  }
  await db.deleteFrom("settings").where("name", "=", pending).where("value", "=", since).execute();
  return true;
}

/**
 * Returns false at once when a reader or another process prevents it: waiting would block the
 * thread.
 */
const emptyLog = (db: Kysely<Schema>) =>
  db.connection().execute(async (connection) => {
    const { rows: before } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(
      connection,
    );
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      );
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(connection);
    }
  });

/**
 * Name of the row in `settings` that holds the key: made at the first start, so that every backup
 * holds it.
 */
export const tombstoneKey = "tombstone-key";

/** Keyed hash of an erased inquiry's id: it identifies the inquiry, but not the person. */
export const tombstoneHash = (key: Buffer, inquiryId: string) =>
  createHmac("sha256", key).update(inquiryId).digest("base64url");

/** Beside the database's file, one hash a line: a restore does not replace it. */
const tombstones = (dataDir: string) => join(dataDir, "tombstones");

export const readTombstoneFile = (dataDir: string) => readLines(tombstones(dataDir), /^[\w-]{43}$/);

/** Appends those that the file does not hold yet. */
export const writeTombstoneFile = (dataDir: string, hashes: readonly string[]) =>
  appendLines(tombstones(dataDir), hashes);

/** The file's complete lines: one that a crash cut short does not match. */
export async function readLines(path: string, complete: RegExp): Promise<string[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text.split("\n").filter((line) => complete.test(line));
}

/** Appends the lines that the file does not hold yet; they are on the disk when it resolves. */
export async function appendLines(path: string, lines: readonly string[]) {
  const known = new Set(await readLines(path, /./));
  const fresh = lines.filter((line) => !known.has(line));
  if (fresh.length === 0) return;
  await appendFile(path, `\n${fresh.join("\n")}\n`, { mode: 0o600, flush: true });
}
