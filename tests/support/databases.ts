import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { migrations } from "../../app/core/db/migrations/migrations";
import { type Database, openDatabase } from "../../app/core/db/open";
import { copyMigratedFile, urlOf } from "./migrated-databases";

/** For tests of what differs: SQL of one engine, locks, types of counts and sums, migrations, backups. */
export const bothEngines = ["sqlite", "postgres"] as const;
export type Engine = (typeof bothEngines)[number];

/** For all other tests: SQLite in `npm test`, and PostgreSQL in `npm run test:more`. */
export const engines: readonly Engine[] = [
  process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite",
];

export type TestDatabase = Database & {
  settings: { databaseUrl: string | null; dataDir: string };
};

/** A visitor waits three seconds for a free connection; a test on a busy machine may need longer. */
const databaseTimeouts = {
  connectionTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 40_000,
};

/**
 * Makes a migrated database for the running test, removed after it. A migration's test passes
 * `upTo` to stop before it, so that later migrations never change that test; `openDatabase` with
 * the returned settings runs the rest.
 */
export async function openTestDatabase(
  engine: Engine,
  { upTo }: { upTo?: string } = {},
): Promise<TestDatabase> {
  const made = await makeDatabase(engine, { migrated: upTo === undefined });
  const settings = { ...made, databaseTimeouts };
  const database = await openDatabase(settings, () => {}, migrationsUpTo(upTo));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  onTestFinished(close);
  return { ...database, close, settings };
}

/** All migrations without a name. Throws when there is no migration of that name. */
function migrationsUpTo(name: string | undefined) {
  if (name === undefined) return migrations;
  if (!(name in migrations)) throw new Error(`There is no migration ${name}`);
  return Object.fromEntries(Object.entries(migrations).filter(([other]) => other <= name));
}

/** Settings of an empty database, for tests that open it themselves. */
export const makeEmptyDatabase = (engine: Engine) => makeDatabase(engine, { migrated: false });

async function makeDatabase(engine: Engine, { migrated }: { migrated: boolean }) {
  const dataDir = makeDataDir();
  if (engine === "sqlite") {
    if (migrated) copyMigratedFile(dataDir);
    return { databaseUrl: null, dataDir };
  }
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = (migrated && process.env.TEST_MIGRATED_DATABASE) || "template1";
  const strategy = process.env.TEST_COPY_STRATEGY ?? "";
  const server = await connectToServer();
  await server.query(`create database ${name} template ${template} ${strategy}`);
  onTestFinished(async () => {
    await server.query(`drop database if exists ${name} with (force)`);
  });
  return { databaseUrl: urlOf(serverUrl(), name), dataDir };
}

let connection: Promise<pg.Client> | undefined;

/** One connection for all databases of this process; it ends with the process or the server. */
function connectToServer() {
  connection ??= (async () => {
    const client = new pg.Client({ connectionString: serverUrl() });
    client.on("error", () => {});
    await client.connect();
    return client;
  })();
  return connection;
}

export function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

function serverUrl() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("TEST_DATABASE_URL is not set: run the tests through vitest");
  return url;
}
