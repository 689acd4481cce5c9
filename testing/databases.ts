import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "../server/db/open";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

export type TestDatabase = Database & {
  settings: { databaseUrl: string | null; dataDir: string };
};

/** A database of its own for the running test, migrated, gone when the test is over. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const settings = await makeEmptyDatabase(engine);
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  return { ...database, settings };
}

/** As settings, for tests that open it themselves: in other processes, twice, or not at all. */
export async function makeEmptyDatabase(engine: Engine) {
  const dataDir = makeDataDir();
  if (engine === "sqlite") return { databaseUrl: null, dataDir };
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(`create database ${name}`);
  onTestFinished(() => onServer(`drop database if exists ${name} with (force)`));
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, dataDir };
}

export function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function serverUrl() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("TEST_DATABASE_URL is not set: run the tests through vitest");
  return url;
}
