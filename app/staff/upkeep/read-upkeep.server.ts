import type { App } from "~/core/app";
import { readBackupState } from "~/core/backups/backup-state";
import { findLeftovers } from "~/core/backups/leftovers";
import { isForgetting } from "~/core/db/forget-deleted";
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
    /** False on an installation for trying the site: unsafe settings are not reported there. */
    production,
    /** "unencrypted": whoever has the disk can read it; "server": PostgreSQL's own matter. */
    database: databaseOf(config),
    backups: {
      /** 0: the site makes none itself. */
      everyMinutes: backups.everyMinutes,
      /** Whether new backups are encrypted. */
      encrypted: backups.keyFile !== null || databaseKeyFile !== null,
      /** When the site first checked: from then on a backup is expected. */
      since: state?.since ?? null,
      last: state?.last ?? null,
      /** Why the last try failed. */
      failure: state?.failure ?? null,
    },
    /** Copies of the database left by a restore or an interrupted backup; removed after a week. */
    leftovers: leftovers.map(({ name, at }) => ({ name, at: at.toISOString() })),
    /** Why nothing is removed until the owner confirms. */
    hold: await readRetentionHold(db),
    /** Inquiries that retention has marked: erased a week after. */
    marked: Number(marked),
    /** Confirmations that wait because many were sent in the last hour. */
    heldConfirmations: await countHeldConfirmations(db),
    /** Open invitations whose mail was given up. */
    failedInvitations: await countFailedInvitations(db),
    /** Erased words may still be in the database's log: the site goes on trying. */
    forgetting: await isForgetting(db),
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
