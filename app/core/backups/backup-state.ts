import type { Kysely } from "kysely";
import { readSetting } from "~/core/db/replace-setting";
import type { Schema } from "~/core/db/schema";
import type { BackupManifest } from "./backup-manifest";
import type { BackupPlace } from "./backup-place";

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
