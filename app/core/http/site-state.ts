import type { App } from "~/core/app";
import { readBackupState } from "~/core/backups/backup-job";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { readRetentionHold } from "~/core/retention/retention-hold";
import { recordCheck } from "./health";

/** The database's part of the metrics, times in seconds; without a database only that it is down. */
export async function readSiteState({
  db,
  clock,
  steadyClock,
  officeTime,
  site,
}: Pick<App, "db" | "clock" | "steadyClock" | "officeTime" | "site">) {
  const database = await recordCheck(db, steadyClock()).then(
    () => 1,
    () => 0,
  );
  const now = clock();
  const since = (at: string) => (now.getTime() - Date.parse(at)) / 1000;
  try {
    const backups = await readBackupState(db);
    const backlog = await readMailBacklog(db);
    const { version } = await db
      .selectFrom("schema_version")
      .select("version")
      .executeTakeFirstOrThrow();
    const newest = await db
      .selectFrom("contact_submissions")
      .select(({ fn }) => fn.max("created_at").as("at"))
      .executeTakeFirst();
    return {
      database,
      schema: version,
      version: site.head().version,
      quiet: newest?.at ? officeTime.between(new Date(newest.at), now) / 1000 : 0,
      waiting: backlog.waiting,
      failed: backlog.failed,
      oldest: backlog.oldestSince ? since(backlog.oldestSince) : 0,
      backupAge: backups?.last ? since(backups.last.at) : -1,
      backupFailed: backups?.failure ? 1 : 0,
      held: (await readRetentionHold(db)) ? 1 : 0,
    };
  } catch {
    return { database: 0 };
  }
}
