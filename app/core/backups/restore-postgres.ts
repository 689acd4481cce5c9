import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import type { BackupSettings } from "~/core/config/backup-settings";
import { onPostgresTables } from "./current-database";
import { dumpedAuditHashes, dumpPostgres, inspectDump, restoreDump } from "./postgres-engine";
import { prepareRestored, type Repeat } from "./prepare-restored";
import type { Done, ReadReplaced } from "./restore-sqlite";

/** Runs one statement on a connection of its own. */
const run = async (url: string, statement: string) =>
  (await onPostgresTables(url, (db) => sql.raw(statement).execute(db))).rows;

const ownerOf = ({ databaseOwnerUrl, databaseUrl }: BackupSettings) =>
  databaseOwnerUrl ?? databaseUrl ?? "";

/** Dumps the database beside the data, empties it and fills it from the backup's dump. */
export async function replacePostgres(
  settings: BackupSettings,
  dump: string,
  repeat: Repeat,
  readReplaced: ReadReplaced,
): Promise<Done> {
  await inspectDump(dump);
  const url = ownerOf(settings);
  const aside = join(
    settings.dataDir,
    `site.dump.before-${repeat.now.toISOString().replace(/[-:.]/g, "")}`,
  );
  const sites = await run(
    url,
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'site'",
  );
  if (sites.length > 0)
    throw new Error("A site runs on this database. Stop it first, then restore.");
  await dumpPostgres(url, aside);
  const { cutOff, revocations } = await readReplaced(await dumpedAuditHashes(dump));
  const all = { ...repeat, revocations: [...repeat.revocations, ...revocations] };
  await run(url, "drop schema public cascade");
  await run(url, "create schema public");
  await restoreDump(url, dump);
  const prepared = await onPostgresTables(url, (db) => prepareRestored(db, all, cutOff));
  return { ...prepared, cutOff, aside };
}

/** Restores into a new database of the same server, and removes it again. */
export async function drillDump(
  settings: BackupSettings,
  dump: string,
  repeat: Repeat,
): Promise<Done> {
  await inspectDump(dump);
  const url = ownerOf(settings);
  const name = `site_drill_${randomBytes(4).toString("hex")}`;
  await run(url, `create database ${name}`).catch((error: Error) => {
    throw new Error(
      `A drill needs a database of its own, and it could not be made: ${error.message}. Give the role of DATABASE_MIGRATION_URL the right CREATEDB.`,
    );
  });
  try {
    const temporary = new URL(url);
    temporary.pathname = `/${name}`;
    await restoreDump(temporary.href, dump);
    const prepared = await onPostgresTables(temporary.href, (db) =>
      prepareRestored(db, repeat, "nothing"),
    );
    return { ...prepared, cutOff: "nothing", aside: null };
  } finally {
    await run(url, `drop database ${name}`);
  }
}
