import { resolve } from "node:path";
import { backupKeepMonths } from "~/core/time/periods";
import type { environmentReader } from "./environment";

export type BackupSettings = ReturnType<typeof readBackupSettings>;
export type KeptCounts = BackupSettings["backups"]["keep"];

/** The settings of the database and of its backups, for the site and for the commands. */
export function readBackupSettings(read: ReturnType<typeof environmentReader>) {
  const dataDir = resolve(read.text("DATA_DIR", "data"));
  const postgresUrl = (name: string) =>
    read.secretUrl(name, ["postgres:", "postgresql:"], "postgres://user:password@host:5432/name");
  const count = (name: string, fallback: number) =>
    read.wholeNumber(name, { from: 0, to: 1000, fallback });
  return {
    dataDir,
    /** null: an SQLite file in the data folder. */
    databaseUrl: postgresUrl("DATABASE_URL"),
    /** The role that owns the tables, for migrations, dumps and restores; null: the site's own. */
    databaseOwnerUrl: postgresUrl("DATABASE_MIGRATION_URL"),
    /** null: the SQLite file is not encrypted. */
    databaseKeyFile: read.text("DATABASE_KEY_FILE") || null,
    backups: {
      /** 0: the site makes no backups itself. */
      everyMinutes: read.wholeNumber("BACKUP_EVERY_MINUTES", { from: 0, to: 1440, fallback: 60 }),
      folder: read.text("BACKUP_DIR") || `${dataDir}/backups`,
      /** A file with an age identity; null: a backup is encrypted only where the database is. */
      keyFile: read.text("BACKUP_KEY_FILE") || null,
      /** How many backups are kept: the newest one of each recent hour, day, week and month. */
      keep: {
        hours: count("BACKUP_KEEP_HOURS", 24),
        days: count("BACKUP_KEEP_DAYS", 7),
        weeks: count("BACKUP_KEEP_WEEKS", 8),
        months: count("BACKUP_KEEP_MONTHS", backupKeepMonths),
      },
      /** A program that keeps the backups, as ops/backup-restic.sh does; null: the folder does. */
      command: read.text("BACKUP_COMMAND") || null,
    },
  };
}
