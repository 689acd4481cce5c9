import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { dropDatabase, urlOf } from "./migrated-databases";

/**
 * Making and dropping a PostgreSQL database costs a hundred times as much as emptying one, so a test
 * hands on the database that it used. Each free one is a file in a folder of the run, named like it:
 * removing the file is taking it, which only one worker succeeds in.
 */
type Emptied = { schema: string; statements: string };

/** Above it a database is dropped: dead rows would slow the next test down. */
const mostBytes = 40_000_000;

const freeFolder = () => process.env.TEST_FREE_DATABASES;

/** Notes, for a run, what a migrated database is like. Gives what drops all free ones. */
export async function prepareReuse(serverUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "reused-"));
  const free = join(folder, "free");
  mkdirSync(free);
  const migrated = urlOf(serverUrl, process.env.TEST_MIGRATED_DATABASE ?? "");
  const emptied = await connected(migrated, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    const statements = rows.map(({ name }) => `delete from "${name}"`);
    for (const { name } of rows) {
      const { rows: kept } = await client.query(`select * from "${name}"`);
      if (kept.length === 0) continue;
      const values = pg.escapeLiteral(JSON.stringify(kept));
      statements.push(
        `insert into "${name}" select * from json_populate_recordset(null::"${name}", ${values})`,
      );
    }
    return { schema: await schemaOf(client), statements: statements.join(";\n") };
  });
  writeFileSync(join(folder, "emptied.json"), JSON.stringify(emptied));
  process.env.TEST_FREE_DATABASES = free;
  return async () => {
    delete process.env.TEST_FREE_DATABASES;
    for (const name of readdirSync(free)) await dropDatabase(serverUrl, name);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The name of a migrated, empty database; null where there is none. */
export function takeFreeDatabase(): string | null {
  const folder = freeFolder();
  for (const name of folder ? readdirSync(folder) : []) {
    try {
      rmSync(join(folder ?? "", name));
      return name;
    } catch {
      // Another worker was quicker.
    }
  }
  return null;
}

/** Empties it for the next test; drops it when a test has changed more than rows. */
export async function handOnDatabase(serverUrl: string, name: string) {
  const folder = freeFolder();
  if (!folder || !(await empty(urlOf(serverUrl, name), folder)))
    return dropDatabase(serverUrl, name);
  writeFileSync(join(folder, name), "");
}

async function empty(url: string, folder: string): Promise<boolean> {
  const emptied: Emptied = JSON.parse(readFileSync(join(folder, "..", "emptied.json"), "utf8"));
  try {
    return await connected(url, async (client) => {
      // A process that a test has killed may still be heard of.
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_database_size(current_database()) as bytes",
      );
      if (Number(rows[0]?.bytes) > mostBytes) return false;
      if ((await schemaOf(client)) !== emptied.schema) return false;
      // Neither foreign keys nor triggers that keep records from being changed.
      await client.query(
        `begin; set local session_replication_role = replica; ${emptied.statements}; commit`,
      );
      return true;
    });
  } catch {
    return false;
  }
}

/** Changes with every change of a table, an index, a trigger, a constraint or a function. */
async function schemaOf(client: pg.Client): Promise<string> {
  const places = [
    "select xmin, ctid from pg_class where relnamespace = 'public'::regnamespace",
    `select xmin, ctid from pg_attribute where attrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    `select xmin, ctid from pg_trigger where tgrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    "select xmin, ctid from pg_constraint where connamespace = 'public'::regnamespace",
    "select xmin, ctid from pg_proc where pronamespace = 'public'::regnamespace",
  ];
  const { rows } = await client.query<{ schema: string }>(
    `select md5(string_agg(xmin::text || ctid::text, ',' order by xmin::text, ctid)) as schema
      from (${places.join(" union all ")}) as places`,
  );
  return rows[0]?.schema ?? "";
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
