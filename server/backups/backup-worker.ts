import { parentPort, workerData } from "node:worker_threads";
import type { BackupSettings } from "./backup-settings.ts";
import { takeBackup } from "./take-backup.ts";

/** A thread of its own: reading and encrypting a database would keep visitors waiting. */
const { settings, now } = workerData as { settings: BackupSettings; now: Date };
parentPort?.postMessage(await takeBackup(settings, now));
