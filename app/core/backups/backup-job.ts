import { Worker } from "node:worker_threads";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { BackupSettings } from "~/core/config/backup-settings";
import type { Schema } from "~/core/db/schema";
import { readSetting, replaceSetting } from "~/core/db/settings";
import type { Logger } from "~/core/log/logger";
import type { BackupManifest } from "./backup-manifest";
import type { BackupPlace } from "./backup-place";
import type { BackupReport } from "./take-backup";

const minute = 60_000;
const pauseAfterFailure = 10 * minute;

/**
 * Makes a backup when the last one is old enough and something was written since. One of several
 * processes on a database does it. Called often.
 */
export function makeBackupJob(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  everyMinutes: number;
  takeBackup: (now: Date) => Promise<BackupReport>;
}): () => Promise<void> {
  const { db, clock, logger, everyMinutes, takeBackup } = parts;
  /** State of the data at the last backup; null until this process has made one. */
  let written: string | null = null;

  return async () => {
    if (everyMinutes === 0) return;
    const now = clock();
    const at = now.toISOString();
    const seen = await readSetting(db, backupStateName);
    if (seen === undefined) {
      const begun: BackupState = { since: at, triedAt: at, last: null, failure: null };
      await replaceSetting(db, backupStateName, seen, JSON.stringify(begun));
      return;
    }
    const state = JSON.parse(seen) as BackupState;
    const pause = state.failure ? pauseAfterFailure : everyMinutes * minute;
    // The absolute difference, so that a clock that is set back does not stop the backups.
    if (Math.abs(now.getTime() - Date.parse(state.triedAt)) < pause) return;
    if (!state.failure && written !== null && written === (await writesSoFar(db))) return;

    const mine = JSON.stringify({ ...state, triedAt: at } satisfies BackupState);
    if (!(await replaceSetting(db, backupStateName, seen, mine))) return;
    const next = await attempt(now, state);
    await replaceSetting(db, backupStateName, mine, JSON.stringify({ ...next, triedAt: at }));
    written = await writesSoFar(db);
  };

  async function attempt(now: Date, state: BackupState): Promise<BackupState> {
    try {
      const { file, bytes, inquiries, encrypted, tookMs, places, audit } = await takeBackup(now);
      logger.info({ file, bytes, inquiries, encrypted, tookMs, places, audit }, "backup made");
      const last = { at: now.toISOString(), file, bytes, inquiries, encrypted, tookMs, places };
      return { ...state, last, failure: null };
    } catch (error) {
      const { message } = error as Error;
      logger.error({ err: error, reason: message }, "backup failed; will retry in ten minutes");
      return { ...state, failure: message };
    }
  }
}

/** Changes whenever any process writes: SQLite's change counters, PostgreSQL's count of rows. */
async function writesSoFar(db: Kysely<Schema>): Promise<string> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const { rows } = await sql<{ own: number; others: number }>`
      select total_changes() as own, data_version as others from pragma_data_version`.execute(db);
    return `${rows[0]?.own} ${rows[0]?.others}`;
  }
  const { rows } = await sql<{ n: string }>`select tup_inserted + tup_updated + tup_deleted as n
    from pg_stat_database where datname = current_database()`.execute(db);
  return `${rows[0]?.n}`;
}

/** Makes a backup in another thread, from the bundled file `worker`. */
export function backupInWorker(
  worker: string,
  config: BackupSettings,
  now: Date,
): Promise<BackupReport> {
  const { dataDir, databaseUrl, databaseOwnerUrl, databaseKeyFile, backups } = config;
  const settings = { dataDir, databaseUrl, databaseOwnerUrl, databaseKeyFile, backups };
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, {
      workerData: { settings, now },
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
    });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("The backup's thread ended without a result.")));
  });
}

/** The row in `settings`, for all processes together. Instants are ISO 8601. */
export const backupStateName = "backups";

export type BackupState = {
  /** When the site first checked: the age counts from here until there is a backup. */
  since: string;
  triedAt: string;
  last:
    | (Pick<BackupManifest, "at" | "file" | "bytes" | "inquiries" | "encrypted"> & {
        tookMs: number;
        places: BackupPlace["name"][];
      })
    | null;
  /** Why the last try failed; null when it succeeded. */
  failure: string | null;
};

export async function readBackupState(db: Kysely<Schema>): Promise<BackupState | null> {
  const value = await readSetting(db, backupStateName);
  return value === undefined ? null : (JSON.parse(value) as BackupState);
}
