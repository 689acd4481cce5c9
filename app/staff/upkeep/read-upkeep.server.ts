import type { Kysely } from "kysely";
import type { BackupSettings } from "~/core/backups/backup-settings";
import { readBackupState } from "~/core/backups/backup-state";
import { findLeftovers } from "~/core/backups/leftovers";
import { isForgetting } from "~/core/db/forget-deleted";
import type { Schema } from "~/core/db/schema";
import { countFailedInvitations, countHeldConfirmations } from "~/core/mail/mail-backlog";
import { readRetentionHold } from "~/core/retention/retention-hold";
import type { DeskUpkeepServices } from "./upkeep-types";

export type UpkeepSettings = Pick<BackupSettings, "dataDir" | "databaseUrl" | "databaseKeyFile"> & {
  production: boolean;
  backups: Pick<BackupSettings["backups"], "everyMinutes" | "folder" | "keyFile">;
};

/** The state of backups, retention and mails. Shows no personal data: not audited. */
export function makeReadUpkeep(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  { production, dataDir, databaseUrl, databaseKeyFile, backups }: UpkeepSettings,
): DeskUpkeepServices["readUpkeep"] {
  return async () => {
    const state = await readBackupState(db);
    const leftovers = await findLeftovers([dataDir, backups.folder], clock());
    const { marked } = await db
      .selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll().as("marked"))
      .where("removed_at", "is not", null)
      .executeTakeFirstOrThrow();
    return {
      production,
      database: databaseUrl ? "server" : databaseKeyFile ? "encrypted" : "unencrypted",
      backups: {
        everyMinutes: backups.everyMinutes,
        encrypted: backups.keyFile !== null || databaseKeyFile !== null,
        since: state?.since ?? null,
        last: state?.last ?? null,
        failure: state?.failure ?? null,
      },
      leftovers: leftovers.map(({ name, at }) => ({ name, at: at.toISOString() })),
      hold: await readRetentionHold(db),
      marked: Number(marked),
      heldConfirmations: await countHeldConfirmations(db),
      failedInvitations: await countFailedInvitations(db),
      forgetting: await isForgetting(db),
    };
  };
}
