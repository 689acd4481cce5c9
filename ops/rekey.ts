/**
 * npm run rekey -- NEW_KEY_FILE | none: encrypts the SQLite database with another key, or removes
 * the encryption, while no site runs on it. The current key is the one in DATABASE_KEY_FILE.
 */
import { join, resolve } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { changeKey, readKeyFile, unlock } from "../app/core/db/database-key";
import { runCommand } from "./command";

const [wanted] = process.argv.slice(2);
await runCommand(() => rekey(wanted));

function rekey(keyFile: string | undefined): string {
  if (!keyFile)
    throw new Error("Missing NEW_KEY_FILE. Usage: npm run rekey -- NEW_KEY_FILE | none");
  const { DATABASE_KEY_FILE, DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL)
    throw new Error(
      "DATABASE_URL is set, but this command encrypts only SQLite's file. Use PostgreSQL's own encryption.",
    );
  const old = DATABASE_KEY_FILE ? readKeyFile(DATABASE_KEY_FILE, "DATABASE_KEY_FILE") : null;
  const next = keyFile === "none" ? null : readKeyFile(keyFile, "The new key");
  const path = join(resolve(DATA_DIR || "data"), "site.sqlite");
  const file = new SQLite(path, { timeout: 500, fileMustExist: true });
  try {
    unlock(file, old);
    changeKey(file, next);
    file.prepare("select count(*) from contact_submissions").get();
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (code.startsWith("SQLITE_BUSY"))
      throw new Error(`A site runs on ${path}. Stop it first, then change the key.`);
    if (code === "SQLITE_NOTADB")
      throw new Error(
        `${path} cannot be opened with the key in DATABASE_KEY_FILE. Set DATABASE_KEY_FILE to its key.`,
      );
    throw new Error(`The key of ${path} was not changed: ${message}`);
  } finally {
    file.close();
  }
  return next === null
    ? "The database is not encrypted any more. Take DATABASE_KEY_FILE out of the settings."
    : `The database is encrypted with the key in ${keyFile}. Set DATABASE_KEY_FILE to it before the next start, and keep the old key as long as backups made with it.`;
}
