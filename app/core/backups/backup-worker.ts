import { parentPort, workerData } from "node:worker_threads";
import type { BackupSettings } from "~/core/config/backup-settings";
import { takeBackup } from "./take-backup";

/** Runs backups in a separate thread, because encrypting a database would delay visitors. */
const { settings, now } = workerData as { settings: BackupSettings; now: Date };
parentPort?.postMessage(await takeBackup(settings, now));
