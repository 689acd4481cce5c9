/**
 * npm run backup [-- FOLDER]: makes a backup, also while the site runs, by BACKUP_COMMAND
 * or in BACKUP_DIR, or in another folder. npm run backup -- --make-key FILE: makes a key for
 * BACKUP_KEY_FILE.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { takeBackup } from "../app/core/backups/take-backup";
import { readSettings, runCommand } from "./command";

const [first, file] = process.argv.slice(2);
await runCommand(() => (first === "--make-key" ? makeKey(file) : backup(first)));

/** Returns the backup's path, or by what it is kept. */
async function backup(folder: string | undefined): Promise<string> {
  const settings = readSettings();
  const { backups } = settings;
  const into = folder ? { ...backups, folder: resolve(folder), command: null } : backups;
  const report = await takeBackup({ ...settings, backups: into }, new Date());
  return into.command ? `Kept by ${into.command}` : join(into.folder, report.file);
}

async function makeKey(path: string | undefined): Promise<string> {
  if (!path) throw new Error("Missing FILE. Usage: npm run backup -- --make-key FILE");
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(path, `# public key: ${recipient}\n${identity}\n`, { flag: "wx", mode: 0o600 });
  return `The key is in ${path}. Set BACKUP_KEY_FILE to it, and keep a copy of it where neither this machine nor the backups are: without it no backup can be opened.`;
}
