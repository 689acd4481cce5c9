import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { type Migrations, runMigrations, WrongDatabaseVersionError } from "./migrations/migrations";
import type { Schema } from "./schema";

/** Milliseconds, short because a visitor waits for the response. */
const limits = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 4000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  /** For a server that no longer responds; longer than the server's own limit. */
  query_timeout: 5000,
};

export type DatabaseTimeouts = Partial<typeof limits>;

type PostgresOptions = {
  ownerUrl?: string | null | undefined;
  timeouts?: DatabaseTimeouts | undefined;
  /** At most, in this process. */
  connections?: number | undefined;
};

/** A schema that exists from when a restore has replaced the tables until it has prepared them. */
export const unfinishedRestore = "unfinished_restore";

/** Key of the advisory lock, chosen at random so that no other program uses it. */
const migrationLock = 7_340_618_295;

/**
 * Connects, migrates, and returns a connection pool. `onError` is called for lost connections. With
 * a URL of the tables' owner, migrations run under that role, and the site's role may read and
 * write, but not change or remove rows of append-only tables.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  migrations: Migrations,
  { ownerUrl = null, timeouts = {}, connections = 3 }: PostgresOptions = {},
): Promise<Kysely<Schema>> {
  const allowed = { ...limits, ...timeouts };
  const { connectionTimeoutMillis } = allowed;
  const single = (to: string) =>
    connect({ connectionString: to, max: 1, connectionTimeoutMillis }, onError);
  const site = ownerUrl ? await roleOf(single(url)) : null;
  await migrate(single(ownerUrl ?? url), migrations, site);
  return connect(
    {
      connectionString: url,
      max: connections,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 1800,
      ...allowed,
    },
    onError,
  );
}

function connect(options: pg.PoolConfig, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    ...options,
    Client: DisposableClient,
    application_name: "site",
    // Compiling a query takes longer than any of this site's queries.
    options: "-c jit=off",
  });
  // The pool handles errors of idle connections only; one lost in use would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether the site's migrations ever ran on this database. */
export async function hasTables(url: string): Promise<boolean> {
  const { connectionTimeoutMillis } = limits;
  const db = connect({ connectionString: url, max: 1, connectionTimeoutMillis }, () => {});
  try {
    const { rows } = await sql<{
      found: boolean;
    }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
    return rows[0]?.found ?? false;
  } finally {
    await db.destroy();
  }
}

async function roleOf(db: Kysely<Schema>): Promise<string> {
  try {
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db);
    return rows[0]?.name ?? "";
  } finally {
    await db.destroy();
  }
}

/** On a separate connection: waiting for another process's migration may take a while. */
async function migrate(db: Kysely<Schema>, migrations: Migrations, site: string | null) {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
      await refuseUnfinished(transaction);
      const tables = await runMigrations(transaction, migrations);
      // An older build does not know all tables, nor what may be done to them.
      if (site && tables === "its own") await grantToSite(transaction, site);
    });
  } finally {
    await db.destroy();
  }
}

/** Erased inquiries and revoked rights may be back in the database of an interrupted restore. */
async function refuseUnfinished(db: Kysely<Schema>) {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regnamespace(${unfinishedRestore}) is not null as found`.execute(db);
  if (rows[0]?.found)
    throw new WrongDatabaseVersionError(
      "A restore of this database was interrupted, so that erased inquiries may be back in it. Restore once more: restore --newest, or the same backup.",
    );
}

/** Discards the connection of a query that timed out: later queries would wait behind it. */
class DisposableClient extends pg.Client {
  override query(...args: unknown[]): never {
    const running: unknown = Reflect.apply(super.query, this, args);
    if (running instanceof Promise) {
      running.catch((error: Error) => {
        if (error.message === "Query read timeout") this.end(() => {});
      });
    }
    return running as never;
  }
}

/** Tables whose rows are added and never changed; some are deleted with their inquiry. */
const onlyAdded = ["audit_log", "inquiry_history", "tombstones", "revocations"];
/** Only migrations write these tables. */
const onlyRead = ["kysely_migration", "kysely_migration_lock", "schema_version"];

/** Grants the site's role its rights on all tables, after every migration. */
export async function grantToSite(db: Kysely<Schema>, role: string) {
  const site = sql.id(role);
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)));
  await sql`grant usage on schema public to ${site}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${site}`.execute(
    db,
  );
  await sql`revoke update, delete on ${tables(onlyAdded)} from ${site}`.execute(db);
  await sql`revoke insert, update, delete on ${tables(onlyRead)} from ${site}`.execute(db);
}
