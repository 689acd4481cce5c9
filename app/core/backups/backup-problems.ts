import { mkdtemp, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { BackupSettings } from "~/core/config/backup-settings";
import { makeFolder } from "~/core/process/files";
import { readIdentity } from "./age-file";
import { requireBackupCommand } from "./backup-command";
import { requireClient } from "./postgres-engine";

/**
 * Tries what a backup needs: the key, the folder, BACKUP_COMMAND and PostgreSQL's programs. Returns a line for each
 * that cannot be used, with what to do; none where the site makes no backups.
 */
export async function backupProblems(settings: BackupSettings): Promise<string[]> {
  const { databaseUrl, databaseOwnerUrl, backups } = settings;
  if (backups.everyMinutes === 0) return [];
  const tries = [
    async () => void (backups.keyFile && readIdentity(backups.keyFile)),
    () => requireWritable(backups.folder),
    async () => void (backups.command && (await requireBackupCommand(backups.command))),
    async () => void (databaseUrl && (await requireClient(databaseOwnerUrl ?? databaseUrl))),
  ];
  const results = await Promise.allSettled(tries.map((attempt) => attempt()));
  return results.flatMap((result) =>
    result.status === "rejected" ? [(result.reason as Error).message] : [],
  );
}

/** Makes a folder in it and removes that again. A full disk passes: pages can be read meanwhile. */
async function requireWritable(folder: string) {
  try {
    makeFolder(folder);
    await rmdir(await mkdtemp(join(folder, ".tried-")));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT") return;
    throw new Error(
      `BACKUP_DIR is ${folder}, where no backup can be written: ${code}. Check its owner, its rights and its disk; where Node runs with --permission, name it in --allow-fs-read and --allow-fs-write. BACKUP_EVERY_MINUTES=0 makes no backups`,
    );
  }
}
