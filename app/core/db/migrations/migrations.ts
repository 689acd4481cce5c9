import { randomBytes } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { tombstoneKey } from "~/core/db/forget-deleted";
import type { Schema } from "~/core/db/schema";
import { appendOnly } from "./append-only";
import { recordRevocations } from "./record-revocations";

/**
 * Each file is one migration, named after it. A released one is never changed. Its first line says
 * which releases can run on the tables that it leaves (docs/decisions/039-expand-and-contract.md).
 */
const files = import.meta.glob<string>("./*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Steps in code, run after the statements of a migration's file. */
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

/**
 * `compatibleWith`: the newest migration of the oldest release that can run on its tables; its own
 * number where it is not set.
 */
export type Migrations = Record<string, Migration & { compatibleWith?: number }>;

const numberOf = (name: string) => Number.parseInt(name, 10);

/** The number of the newest migration, which is the version of the tables that a build knows. */
const versionOf = (migrations: Migrations) => Math.max(...Object.keys(migrations).map(numberOf));

/** All migrations, in the order of their names. */
export const migrations: Migrations = Object.fromEntries(
  Object.entries(files).map(([path, text]) => {
    const name = path.slice("./".length, -".sql".length);
    const up = async (db: Kysely<unknown>) => {
      await runStatements(db, text);
      await afterwards[name]?.(db);
    };
    const [, compatibleWith] = /^-- compatible with (\d+)\n/.exec(text) ?? [];
    if (!compatibleWith)
      throw new Error(`The first line of ${name}.sql must be “-- compatible with NUMBER”.`);
    return [name, { up, compatibleWith: Number(compatibleWith) }];
  }),
);

/** The version of the tables that this build knows. */
export const schemaVersion = versionOf(migrations);

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
 * Runs the pending migrations. The caller holds the engine's lock, so that each runs once. Returns
 * "newer" where a later release has migrated the tables and lets this one run on them: then nothing is
 * changed. Throws WrongDatabaseVersionError, or a migration's own error.
 */
export async function runMigrations(
  db: Kysely<Schema>,
  migrations: Migrations,
): Promise<"its own" | "newer"> {
  const ran = await migrationsThatRan(db);
  const unknown = ran.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    const { version, compatible_with: oldest } = await db
      .selectFrom("schema_version")
      .selectAll()
      .executeTakeFirstOrThrow();
    const own = versionOf(migrations);
    const isWhole = Object.keys(migrations).every((name) => ran.includes(name));
    // Only what the row speaks of can be known to be compatible.
    if (own >= oldest && isWhole && unknown.every((name) => numberOf(name) <= version))
      return "newer";
    throw new WrongDatabaseVersionError(
      `The database was made by a newer version of this site (it knows ${unknown.join(", ")}). Versions from migration ${oldest} on can run on it, and this one knows ${own}. Start a newer version, or restore a backup made before it.`,
    );
  }
  // The usual start; the migrator would read the whole schema several times.
  if (ran.length === Object.keys(migrations).length) return "its own";
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await writeVersion(db, migrations);
  return "its own";
}

async function writeVersion(db: Kysely<Schema>, migrations: Migrations) {
  const oldest = Object.entries(migrations).map(
    ([name, { compatibleWith }]) => compatibleWith ?? numberOf(name),
  );
  await db.deleteFrom("schema_version").execute();
  const row = { version: versionOf(migrations), compatible_with: Math.max(...oldest) };
  await db.insertInto("schema_version").values(row).execute();
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
