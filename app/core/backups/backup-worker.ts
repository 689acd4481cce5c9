import { parentPort, workerData } from "node:worker_threads";
import type { BackupSettings } from "~/core/config/backup-settings";
import { takeBackup } from "./take-backup";

/** In a separate thread: reading and encrypting a database would make visitors wait. */
const { settings, now } = workerData as { settings: BackupSettings; now: Date };
parentPort?.postMessage(await takeBackup(settings, now));
