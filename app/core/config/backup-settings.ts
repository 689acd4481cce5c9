import type { environmentReader } from "./environment";

/** Settings of the database and of its backups. */
export type BackupSettings = {
  dataDir: string;
  databaseUrl: string | null;
  /** URL with the role that dumps and restores PostgreSQL; null: `databaseUrl` is used. */
  databaseOwnerUrl: string | null;
  databaseKeyFile: string | null;
  backups: {
    /** 0: the site makes no backups itself. */
    everyMinutes: number;
    folder: string;
    /** A file with an age identity; null: a backup is encrypted only where the database is. */
    keyFile: string | null;
    keep: KeptCounts;
    s3: S3Settings | null;
  };
};

/** How many backups are kept: the newest one of each recent hour, day, week and month. */
export type KeptCounts = { hours: number; days: number; weeks: number; months: number };

export type S3Settings = {
  /** The path is the bucket. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The settings that begin with BACKUP_. */
export function readBackupSettings(
  read: ReturnType<typeof environmentReader>,
  dataDir: string,
): BackupSettings["backups"] {
  const count = (name: string, fallback: number) =>
    read.wholeNumber(name, { from: 0, to: 1000, fallback });
  const url = read.secretUrl(
    "BACKUP_S3_URL",
    ["https:", "http:"],
    "https://s3.us-east-1.amazonaws.com/bucket",
  );
  const s3 = {
    region: read.text("BACKUP_S3_REGION", "auto"),
    accessKeyId: read.text("BACKUP_S3_ACCESS_KEY_ID"),
    secretAccessKey: read.text("BACKUP_S3_SECRET_ACCESS_KEY"),
  };
  if (url && (s3.accessKeyId === "" || s3.secretAccessKey === ""))
    read.refuse(
      "BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY",
      "set when BACKUP_S3_URL is",
    );
  return {
    everyMinutes: read.wholeNumber("BACKUP_EVERY_MINUTES", { from: 0, to: 1440, fallback: 60 }),
    folder: read.text("BACKUP_DIR") || `${dataDir}/backups`,
    keyFile: read.text("BACKUP_KEY_FILE") || null,
    keep: {
      hours: count("BACKUP_KEEP_HOURS", 24),
      days: count("BACKUP_KEEP_DAYS", 7),
      weeks: count("BACKUP_KEEP_WEEKS", 8),
      months: count("BACKUP_KEEP_MONTHS", 12),
    },
    s3: url ? { url, ...s3 } : null,
  };
}
