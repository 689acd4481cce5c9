import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import { tombstoneHash, tombstoneKey } from "../db/tombstone-hash.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { dumpPostgres, inspectDump, onPostgres, restoreDump } from "./postgres-dump.ts";
import type { Done } from "./restore-sqlite.ts";

type Asked = { now: Date; tombstones: readonly string[] };

const ownerOf = ({ databaseOwnerUrl, databaseUrl }: BackupSettings) =>
  databaseOwnerUrl ?? databaseUrl ?? "";

/** Dumps the database beside the data, empties it and fills it from the backup's dump. */
export async function replacePostgres(
  settings: BackupSettings,
  dump: string,
  { now, tombstones }: Asked,
): Promise<Done> {
  await inspectDump(dump);
  const url = ownerOf(settings);
  const aside = join(
    settings.dataDir,
    `site.dump.before-${now.toISOString().replace(/[-:.]/g, "")}`,
  );
  await onPostgres(url, async (client) => {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'site'",
    );
    if (rows.length > 0)
      throw new Error("A site runs on this database. Stop it first, then restore.");
  });
  await dumpPostgres(url, aside);
  await onPostgres(url, (client) =>
    client.query("drop schema public cascade; create schema public"),
  );
  await restoreDump(url, dump);
  return { ...(await onPostgres(url, (client) => prepare(client, tombstones))), aside };
}

/** The same in a new database of the same server, which is removed again. */
export async function drillDump(
  settings: BackupSettings,
  dump: string,
  { tombstones }: Asked,
): Promise<Done> {
  await inspectDump(dump);
  const url = ownerOf(settings);
  const name = `site_drill_${randomBytes(4).toString("hex")}`;
  await onPostgres(url, (client) => client.query(`create database ${name}`)).catch(
    (error: Error) => {
      throw new Error(
        `A drill needs a database of its own, and it could not be made: ${error.message}. Give the role of DATABASE_MIGRATION_URL the right CREATEDB.`,
      );
    },
  );
  try {
    const temporary = new URL(url);
    temporary.pathname = `/${name}`;
    await restoreDump(temporary.href, dump);
    const done = await onPostgres(temporary.href, (client) => prepare(client, tombstones));
    return { ...done, aside: null };
  } finally {
    await onPostgres(url, (client) => client.query(`drop database ${name}`));
  }
}

async function prepare(client: pg.Client, tombstones: readonly string[]) {
  const { rows } = await client.query<{ id: string }>("select id from contact_submissions");
  const secret = await client.query<{ value: string }>(
    "select value from settings where name = $1",
    [tombstoneKey],
  );
  const key = Buffer.from(secret.rows[0]?.value ?? "", "base64url");
  const erased = new Set(key.length > 0 ? tombstones : []);
  const again = rows.map(({ id }) => id).filter((id) => erased.has(tombstoneHash(key, id)));
  await client.query("delete from contact_submissions where id = any($1::text[])", [again]);
  const ended = await client.query("delete from staff_sessions");
  return {
    found: rows.length,
    erasedAgain: again.length,
    sessionsEnded: ended.rowCount ?? 0,
  };
}
