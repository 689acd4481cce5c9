import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { unfinishedRestore } from "~/core/db/postgres";
import type { Schema } from "~/core/db/schema";
import type { RevocationKind } from "~/core/db/tables/people-tables";
import { type BackupEngine, type Inspected, previousDatabaseName } from "./backup-engine";

async function hasSites(url: string): Promise<boolean> {
  const sites = await query(
    url,
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'site'",
  );
  return sites.length > 0;
}

/** `url` is that of the role that owns the tables. */
export function postgresEngine(url: string, dataDir: string): BackupEngine {
  return {
    snapshot: (to, how) => dump(url, to, how),
    inspect: inspectDump,
    openCurrent: () => tablesAt(url),
    async requireStopped() {
      // The sessions of a site that has just stopped are still listed for a moment.
      for (let tries = 1; await hasSites(url); tries++) {
        if (tries === 10)
          throw new Error("A site runs on this database. Stop it first, then restore.");
        await pause(200);
      }
    },
    async loadBeside(path) {
      const name = `site_drill_${randomBytes(4).toString("hex")}`;
      await query(url, `create database ${name}`).catch((error: Error) => {
        throw new Error(
          `A drill needs a database of its own, and it could not be made: ${error.message}. Give the role of DATABASE_MIGRATION_URL the right CREATEDB.`,
        );
      });
      const drop = () => query(url, `drop database ${name}`);
      const beside = new URL(url);
      beside.pathname = `/${name}`;
      await restoreDump(beside.href, path).catch(async (error) => {
        await drop();
        throw error;
      });
      const db = tablesAt(beside.href);
      const close = async () => {
        await db.destroy();
        await drop();
      };
      return { db, close, putInPlace: () => null };
    },
    async loadForUse(path, now) {
      const aside = previousDatabaseName(join(dataDir, "site.dump"), now);
      await dump(url, aside);
      await replaceTables(url, path);
      const db = tablesAt(url);
      const putInPlace = async () => {
        await query(url, `drop schema ${unfinishedRestore}`);
        return aside;
      };
      return { db, close: () => db.destroy(), putInPlace };
    },
  };
}

/** Without migrating them. */
function tablesAt(url: string): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  // A query on a lost connection fails by itself; a lost idle one must not end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs one statement on a connection of its own. */
async function query(url: string, statement: string) {
  const db = tablesAt(url);
  try {
    return (await sql.raw(statement).execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

/** Throws a line for the operator unless the programs of backups run and know the server's version. */
export async function requireClient(url: string) {
  const shown = (await query(url, "show server_version_num")) as { server_version_num: string }[];
  const server = Math.floor(Number(shown[0]?.server_version_num) / 10_000);
  for (const name of ["pg_dump", "pg_restore", "psql"]) {
    const [own] = /\d+/.exec(await run(name, ["--version"], plain)) ?? [];
    if (Number(own) < server)
      throw new Error(
        `${name} is of version ${own}, and cannot copy a server of version ${server}: install postgresql-client-${server}.`,
      );
  }
}

const versions = [18, 17, 16, 15, 14];

/** Path of a PostgreSQL program: from the PATH, or where Debian installs it. */
function program(name: string): string {
  const places = versions.map((version) => `/usr/lib/postgresql/${version}/bin/${name}`);
  return places.find((path) => existsSync(path)) ?? name;
}

/** English messages, and where the programs are. */
const plain = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" };

/** Passwords go into the environment: everybody can read arguments in the list of processes. */
function connection(url: string) {
  const { password } = new URL(url);
  const open = new URL(url);
  open.password = "";
  const env = { ...plain, PGPASSWORD: decodeURIComponent(password) };
  return { database: open.href, env };
}

async function dump(url: string, to: string, how?: "uncompressed") {
  const { database, env } = connection(url);
  const what = ["--format=custom", `--exclude-schema=${unfinishedRestore}`];
  if (how === "uncompressed") what.push("--compress=0");
  await run("pg_dump", [...what, `--file=${to}`, `--dbname=${database}`], env);
  await chmod(to, 0o600);
}

/**
 * Replaces everything by a dump in one transaction, which also marks the database: until the mark is
 * removed, erasures and revocations are not repeated, and no site starts on it (postgres.ts).
 */
async function replaceTables(url: string, from: string) {
  const { database, env } = connection(url);
  const script = `${from}.sql`;
  const options = ["--clean", "--if-exists", "--no-owner"];
  await run("pg_restore", [...options, `--file=${script}`, from], env);
  const statements = [
    "drop schema public cascade",
    "create schema public",
    `create schema if not exists ${unfinishedRestore}`,
  ];
  await run(
    "psql",
    [
      ...["--quiet", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"],
      ...statements.map((statement) => `--command=${statement}`),
      ...[`--file=${script}`, `--dbname=${database}`],
    ],
    // Without notices, so that the first line of its output is the error.
    { ...env, PGOPTIONS: "--client-min-messages=warning" },
  );
}

/** Fills an empty database from a dump. */
async function restoreDump(url: string, from: string) {
  const { database, env } = connection(url);
  const options = ["--clean", "--if-exists", "--no-owner", "--exit-on-error"];
  await run("pg_restore", [...options, `--dbname=${database}`, from], env);
}

/** Returns what the program printed. */
async function run(name: string, parameters: readonly string[], env: Record<string, string>) {
  try {
    return (await promisify(execFile)(program(name), [...parameters], { env })).stdout;
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    if (code === "ENOENT")
      throw new Error(
        `${name} is not installed: install PostgreSQL's client programs, which make its backups.`,
      );
    if (code === "ERR_ACCESS_DENIED")
      throw new Error(
        `${name} may not be run, so PostgreSQL cannot be backed up: Node runs with --permission and needs --allow-child-process and --allow-fs-read=/usr/lib/postgresql, as in ops/clinic-site@.service.`,
      );
    throw new Error(`${name} failed: ${stderr.trim().split("\n")[0] || code}`);
  }
}

/** Reads a whole dump without a database: throws when it is incomplete. */
async function inspectDump(path: string): Promise<Inspected> {
  const { contact_submissions, audit_log, tombstones, revocations } = await readTables(path);
  const bySeq = (a: Row, b: Row) => Number(a.seq) - Number(b.seq);
  return {
    inquiries: contact_submissions.length,
    auditHashes: new Map(audit_log.sort(bySeq).map(({ seq, hash = "" }) => [Number(seq), hash])),
    tombstones: tombstones.map(({ hash = "" }) => hash),
    revocations: revocations.sort(bySeq).map(({ id = "", at = "", kind, subject = "" }) => {
      return { id, at, kind: kind as RevocationKind, subject };
    }),
  };
}

const tablesRead = ["contact_submissions", "audit_log", "tombstones", "revocations"] as const;
/** Columns to read; their values hold no character that a dump escapes. */
const columnsRead = ["seq", "hash", "id", "at", "kind", "subject"] as const;
type Table = (typeof tablesRead)[number];
type Row = Partial<Record<(typeof columnsRead)[number], string>>;

async function readTables(path: string) {
  const rows: Record<Table, Row[]> = {
    contact_submissions: [],
    audit_log: [],
    tombstones: [],
    revocations: [],
  };
  const options = ["--data-only", ...tablesRead.flatMap((name) => ["--table", name])];
  const child = spawn(program("pg_restore"), [...options, "--file=-", path], {
    env: plain,
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", () =>
      reject(new Error("pg_restore is not installed: install PostgreSQL's client programs.")),
    );
    child.once("close", resolve);
  });
  ended.catch(() => {});
  let into: { table: Table; columns: string[] } | null = null;
  for await (const line of createInterface(child.stdout)) {
    const [, table, columns] = /^COPY public\.(\w+) \((.*)\) FROM stdin;$/.exec(line) ?? [];
    if (table && columns) into = { table: table as Table, columns: columns.split(", ") };
    else if (line === "\\.") into = null;
    else if (into) {
      const cells = line.split("\t");
      const row: Row = {};
      for (const name of columnsRead) {
        const cell = cells[into.columns.indexOf(name)];
        if (cell !== undefined) row[name] = cell;
      }
      rows[into.table].push(row);
    }
  }
  if ((await ended) !== 0)
    throw new Error(`${path} is no usable backup: ${complaint.trim().split("\n")[0]}`);
  return rows;
}
