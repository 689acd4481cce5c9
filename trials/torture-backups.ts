import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateIdentity } from "age-encryption";
import { commandEnv } from "../testing/command-env.ts";

/**
 * Encryption and backups as in a real installation: the keys' files on "another disk", a backup
 * each minute (each hour is too rare for a run of minutes), and at the end a test that one can be
 * restored. PostgreSQL's disk encryption is outside the site.
 */
export async function prepareBackups(engine: "sqlite" | "postgres") {
  const disk = mkdtempSync(join(tmpdir(), "torture-backups-"));
  const folder = join(disk, "backups");
  mkdirSync(folder);
  const backupKey = join(disk, "backup-key");
  writeFileSync(backupKey, `${await generateIdentity()}\n`, { mode: 0o600 });
  const databaseKey = engine === "sqlite" ? join(disk, "database-key") : null;
  if (databaseKey) writeFileSync(databaseKey, randomBytes(32).toString("base64"), { mode: 0o600 });

  return {
    databaseKey,
    env: {
      BACKUP_DIR: folder,
      BACKUP_KEY_FILE: backupKey,
      BACKUP_EVERY_MINUTES: "1",
      ...(databaseKey ? { DATABASE_KEY_FILE: databaseKey } : {}),
    },
    /** After the site has stopped: one more backup, its restore, and the restore's output. */
    prove(settings: Record<string, string>) {
      const kept = readdirSync(folder).length;
      const run = (...command: string[]) =>
        execFileSync(process.execPath, command, {
          env: { ...commandEnv, ...settings },
          encoding: "utf8",
        });
      run("commands/run.mjs", "backup");
      const drill = run("commands/run.mjs", "restore", "--drill").split("\n", 1)[0] ?? "";
      return { madeMeanwhile: kept, drill };
    },
    remove: () => rmSync(disk, { recursive: true, force: true }),
  };
}
