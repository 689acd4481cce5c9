import { Worker } from "node:worker_threads";
import type { BackupSettings } from "~/core/config/backup-settings";
import type { BackupReport } from "./take-backup";

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
