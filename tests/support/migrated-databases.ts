import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../../app/core/db/open";

/** Unique to the run, because the server may be permanent. */
const databaseName = `migrated_${process.pid}`;

/**
 * Makes one migrated database of each engine for a whole test run. A test's own database is a copy,
 * which is several times faster than running all migrations. Returns a function that removes them.
 */
export async function makeMigratedDatabases(serverUrl: string): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "migrated-"));
  await onServer(serverUrl, `create database ${databaseName}`);
  for (const databaseUrl of [null, urlOf(serverUrl, databaseName)]) {
    const { close } = await openDatabase({ databaseUrl, dataDir });
    await close();
  }
  process.env.TEST_MIGRATED_FILE = join(dataDir, "site.sqlite");
  process.env.TEST_MIGRATED_DATABASE = databaseName;
  process.env.TEST_COPY_STRATEGY = await quickestCopy(serverUrl);
  return async () => {
    delete process.env.TEST_MIGRATED_FILE;
    delete process.env.TEST_MIGRATED_DATABASE;
    delete process.env.TEST_COPY_STRATEGY;
    rmSync(dataDir, { recursive: true, force: true });
    await onServer(serverUrl, `drop database if exists ${databaseName} with (force)`);
  };
}

/** Copies the embedded database into a data folder. Outside of a whole run no copy exists. */
export function copyMigratedFile(dataDir: string) {
  const file = process.env.TEST_MIGRATED_FILE;
  if (file) copyFileSync(file, join(dataDir, "site.sqlite"));
}

/**
 * Fastest way to copy: PostgreSQL 15 and later would log the whole copy; older versions have only
 * one way.
 */
async function quickestCopy(serverUrl: string) {
  const [row] = await onServer(serverUrl, "show server_version_num");
  return Number(row?.server_version_num) >= 150_000 ? "strategy file_copy" : "";
}

/** Runs a statement on the server's default database, over a new connection. */
async function onServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

export function urlOf(serverUrl: string, database: string) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
