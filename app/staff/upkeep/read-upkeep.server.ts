import type { App } from "~/core/app";
import { readBackupState } from "~/core/backups/backup-job";
import { findLeftovers } from "~/core/backups/leftovers";
import { isDeletionPending } from "~/core/db/forget-deleted";
import { countFailedInvitations, countHeldConfirmations } from "~/core/mail/mail-backlog";
import { readRetentionHold } from "~/core/retention/retention-hold";

/**
 * State of backups, retention and mails. Instants are ISO 8601 in UTC. Shows no personal data: not
 * audited.
 */
export async function readUpkeep({ db, clock, config }: App) {
  const { production, dataDir, databaseKeyFile, backups } = config;
  const state = await readBackupState(db);
  const leftovers = await findLeftovers([dataDir, backups.folder], clock());
  const { marked } = await db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.countAll().as("marked"))
    .where("removed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    /** False on a trial installation, where unsafe settings are not reported. */
    production,
    /**
     * "unencrypted": whoever has the disk can read it; "server": PostgreSQL's administrator
     * decides.
     */
    database: databaseOf(config),
    backups: {
      /** 0: the site makes no backups itself. */
      everyMinutes: backups.everyMinutes,
      /** Whether new backups are encrypted; BACKUP_COMMAND has its own key, as restic does. */
      encrypted: [backups.command, backups.keyFile, databaseKeyFile].some((one) => one !== null),
      /** When the site first checked: a backup is expected from then on. */
      since: state?.since ?? null,
      last: state?.last ?? null,
      /** Why the last backup failed. */
      failure: state?.failure ?? null,
    },
    /**
     * Copies of the database that a restore or an interrupted backup left; removed after a week.
     */
    leftovers: leftovers.map(({ name, at }) => ({ name, at: at.toISOString() })),
    /** Why nothing is removed until the owner confirms. */
    hold: await readRetentionHold(db),
    /** Number of inquiries that retention has marked: erased a week later. */
    marked: Number(marked),
    /** Number of confirmations that wait because many were sent in the last hour. */
    heldConfirmations: await countHeldConfirmations(db),
    /** Number of open invitations whose mail was given up. */
    failedInvitations: await countFailedInvitations(db),
    /** Erased text may still be in the database's log: the site keeps trying to remove it. */
    forgetting: await isDeletionPending(db),
  };
}

export type Upkeep = Awaited<ReturnType<typeof readUpkeep>>;

function databaseOf({
  databaseUrl,
  databaseKeyFile,
}: App["config"]): "server" | "encrypted" | "unencrypted" {
  if (databaseUrl) return "server";
  return databaseKeyFile ? "encrypted" : "unencrypted";
}
