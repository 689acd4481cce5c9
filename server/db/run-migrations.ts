import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { migrations as released } from "./migrations/migrations";
import type { Schema } from "./schema";

/** The start is refused: older code would not keep the promises of newer tables. */
export class DatabaseTooNewError extends Error {
  override name = "DatabaseTooNewError";
}

/**
 * Runs what has not run yet. The caller holds the engine's lock around it, so that it happens
 * once whichever process comes first. Throws DatabaseTooNewError, or what a migration threw.
 */
export async function runMigrations(
  db: Kysely<Schema>,
  migrations: Record<string, Migration> = released,
) {
  const unknown = (await migrationsThatRan(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new DatabaseTooNewError(
      `The database was made by a newer version of this site (it knows ${unknown.join(", ")}). Start that version, or restore a backup made before it.`,
    );
  }
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
