import pg from "pg";
import { onServer, urlOf } from "./on-server";

const inUse = new Set<string>();

/**
 * Gives the name of a migrated database, and what a test calls when it is done with it. One worker's
 * tests hand it on: making one takes several times longer than emptying one. It is made again when
 * a test has changed its tables, or left it large.
 */
export async function takeMigratedDatabase(serverUrl: string, template: string) {
  let name = "";
  for (let n = 1; !name; n++) {
    const candidate = `${template}_${process.env.VITEST_POOL_ID}_${n}`;
    if (!inUse.has(candidate)) name = candidate;
  }
  inUse.add(name);
  if (!(await emptied(urlOf(serverUrl, name)))) {
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    await onServer(serverUrl, `create database ${name} template ${template}`);
  }
  return { name, giveBack: () => void inUse.delete(name) };
}

/** False when there is no such database, or one that is not as it was made. */
async function emptied(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    // Connections that a test has left, its children's among them.
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    if ((await stateOf(client)) !== process.env.TEST_MIGRATED_STATE) return false;
    await client.query(process.env.TEST_MIGRATED_RESET ?? "");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Statements that bring back the rows of a migrated database, past triggers that refuse it. */
export async function describeMigrated(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const reset = ["set session_replication_role = replica"];
  for (const { name } of tables) {
    reset.push(`delete from ${name}`);
    const { rows } = await client.query(`select * from ${name}`);
    const json = client.escapeLiteral(JSON.stringify(rows));
    if (rows.length > 0)
      reset.push(
        `insert into ${name} select * from json_populate_recordset(null::${name}, ${json})`,
      );
  }
  const state = await stateOf(client);
  await client.end();
  return { reset: reset.join(";\n"), state };
}

/** Changes with each change of a table, column, index, trigger, function or right. */
async function stateOf(client: pg.Client): Promise<string> {
  const parts = ["class", "attribute", "constraint", "index", "trigger", "proc"].map(
    (part) => `(select concat(count(*), '/', sum(xmin::text::bigint)) from pg_${part})`,
  );
  const large = `(select count(*) from pg_class
    where relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 1000000)`;
  const { rows } = await client.query<{ state: string }>(
    `select concat_ws(' ', ${parts.join()}, ${large}) as state`,
  );
  return rows[0]?.state ?? "";
}
