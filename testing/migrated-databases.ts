import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../server/db/open";
import { describeMigrated } from "./handed-on-databases";
import { onServer, urlOf } from "./on-server";

/** Named by the run, because the server may be one that stays. */
const databaseName = `migrated_${process.pid}`;

/**
 * Makes one migrated database of each engine for a whole run of the tests. A test's own database is
 * a copy of it: copying is several times quicker than every migration. Gives what removes them.
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
  const { reset, state } = await describeMigrated(urlOf(serverUrl, databaseName));
  process.env.TEST_MIGRATED_RESET = reset;
  process.env.TEST_MIGRATED_STATE = state;
  return async () => {
    delete process.env.TEST_MIGRATED_FILE;
    delete process.env.TEST_MIGRATED_DATABASE;
    rmSync(dataDir, { recursive: true, force: true });
    // Its copies too, which tests handed on.
    const names = await onServer<{ datname: string }>(
      serverUrl,
      `select datname from pg_database where datname ~ '^${databaseName}(_|$)'`,
    );
    for (const { datname } of names)
      await onServer(serverUrl, `drop database if exists ${datname} with (force)`);
  };
}

/** Puts the embedded database's copy into a data folder. Outside of a whole run there is none to copy. */
export function copyMigratedFile(dataDir: string) {
  const file = process.env.TEST_MIGRATED_FILE;
  if (file) copyFileSync(file, join(dataDir, "site.sqlite"));
}
