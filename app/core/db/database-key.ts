import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import type SQLite from "better-sqlite3-multiple-ciphers";

/** Characters: `openssl rand -base64 32` makes 44. */
const shortestKey = 32;

/** The key as one line without spaces around it. Throws a line for the operator, without the key. */
export function readKeyFile(path: string, setting: string): string {
  let key: string;
  try {
    key = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new Error(
      `${setting} names ${path}, which cannot be read: ${(error as NodeJS.ErrnoException).code}.`,
    );
  }
  if (key.length < shortestKey || /\s/.test(key))
    throw new Error(
      `${setting} names ${path}, which must hold one line of at least ${shortestKey} characters: “openssl rand -base64 32” makes one.`,
    );
  return key;
}

/** The key of the SQLite file that the settings name; null: it is not encrypted, or PostgreSQL. */
export const readDatabaseKey = (settings: {
  databaseUrl: string | null;
  databaseKeyFile?: string | null;
}) =>
  settings.databaseKeyFile && !settings.databaseUrl
    ? readKeyFile(settings.databaseKeyFile, "DATABASE_KEY_FILE")
    : null;

const quoted = (key: string) => `'${key.replaceAll("'", "''")}'`;

/** Must be the first statement on an encrypted file; without a key it is opened as it is. */
export function unlock(file: SQLite.Database, key: string | null) {
  if (key === null) return;
  file.pragma("cipher = 'chacha20'");
  file.pragma(`key = ${quoted(key)}`);
}

/**
 * Encrypts the file with another key, or removes the key, in one transaction: a crash leaves the
 * old file. No other process may have it open.
 */
export function changeKey(file: SQLite.Database, key: string | null) {
  if (file.pragma("journal_mode = delete", { simple: true }) !== "delete")
    throw new Error("the file is in use: stop the process that uses it");
  file.pragma("cipher = 'chacha20'");
  file.pragma(`rekey = ${key === null ? "''" : quoted(key)}`);
}

/** Whether a file is an SQLite database that no key protects (SQLite, Database File Format, 1.3). */
export function isPlainSqlite(path: string): boolean {
  if (!existsSync(path)) return false;
  const head = Buffer.alloc(16);
  const file = openSync(path, "r");
  try {
    readSync(file, head);
    return head.equals(Buffer.from("SQLite format 3\0"));
  } finally {
    closeSync(file);
  }
}
