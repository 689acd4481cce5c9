import { randomBytes } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { tombstoneKey } from "~/core/db/forget-deleted";
import type { Schema } from "~/core/db/schema";
import { appendOnly } from "./append-only";
import { recordRevocations } from "./record-revocations";

/** Each file is one migration, named after it. A released one is never changed. */
const files = import.meta.glob<string>("./*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a migration does after the statements of its file. */
const afterwards: Record<string, (db: Kysely<unknown>) => Promise<void>> = {
  async "001-schema"(db) {
    // Made before the first backup, so that every backup holds it and a restore can repeat erasures.
    await sql`insert into settings (name, value)
      values (${tombstoneKey}, ${randomBytes(32).toString("base64url")})`.execute(db);
    for (const table of ["inquiry_history", "estimates", "given_estimates"])
      await appendOnly(db, table, { goesWith: "submission_id" });
    for (const table of ["audit_log", "content_versions"])
      await appendOnly(db, table, { goesWith: null });
    await recordRevocations(db);
  },
};

/** In the order of their names. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => {
    const name = path.slice("./".length, -".sql".length);
    const up = async (db: Kysely<unknown>) => {
      await runStatements(db, text);
      await afterwards[name]?.(db);
    };
    return [name, { up }];
  }),
);

/** A block between blank lines that begins with "-- only ENGINE" is for that engine. */
async function runStatements(db: Kysely<unknown>, text: string) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const others = postgres ? "-- only sqlite" : "-- only postgres";
  for (const block of text.trim().split(/\n{2,}/)) {
    if (block.startsWith(others)) continue;
    for (const statement of block.split(/;\n|;$/))
      if (/^(?!--)./m.test(statement)) await sql.raw(statement).execute(db);
  }
}

/** The start is refused: the code does not match the version of the tables. */
export class WrongDatabaseVersionError extends Error {
  override name = "WrongDatabaseVersionError";
}

/**
 * Runs the pending migrations. The caller holds the engine's lock, so that each runs once. Throws
 * WrongDatabaseVersionError, or a migration's own error.
 */
export async function runMigrations(db: Kysely<Schema>, migrations: Record<string, Migration>) {
  const ran = await migrationsThatRan(db);
  const unknown = ran.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new WrongDatabaseVersionError(
      `The database was made by a newer version of this site (it knows ${unknown.join(", ")}). Start that version, or restore a backup made before it.`,
    );
  }
  // The usual start; the migrator would read the whole schema several times.
  if (ran.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function migrationsThatRan(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
