import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { BackupSettings } from "~/core/config/backup-settings";
import { readSetting, replaceSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { BackupManifest } from "./backup-place";
import type { BackupReport } from "./take-backup";

const minute = 60_000;
const pauseAfterFailure = 10 * minute;

/**
 * Makes a backup when the last one is old enough. One of several processes on a database does it.
 * Called often.
 */
export async function backUpWhenDue(
  { db, clock, logger, config }: Pick<App, "db" | "clock" | "logger" | "config">,
  takeBackup: (now: Date) => Promise<BackupReport>,
) {
  const { everyMinutes } = config.backups;
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

  const mine = JSON.stringify({ ...state, triedAt: at } satisfies BackupState);
  if (!(await replaceSetting(db, backupStateName, seen, mine))) return;
  const next: BackupState = { ...state, triedAt: at, failure: null };
  try {
    const { file, bytes, inquiries, encrypted, tookMs, place, audit } = await takeBackup(now);
    logger.info({ file, bytes, inquiries, encrypted, tookMs, place, audit }, "backup made");
    next.last = { at, file, bytes, inquiries, encrypted, tookMs, place };
  } catch (error) {
    next.failure = (error as Error).message;
    logger.error({ err: error, reason: next.failure }, "backup failed; will retry in ten minutes");
  }
  await replaceSetting(db, backupStateName, mine, JSON.stringify(next));
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
        place: BackupReport["place"];
      })
    | null;
  /** Why the last try failed; null when it succeeded. */
  failure: string | null;
};

export async function readBackupState(db: Kysely<Schema>): Promise<BackupState | null> {
  const value = await readSetting(db, backupStateName);
  return value === undefined ? null : (JSON.parse(value) as BackupState);
}
