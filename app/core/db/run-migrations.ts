import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Schema } from "./schema";

/** The start is refused: this code does not fit the tables. */
export class WrongDatabaseVersionError extends Error {
  override name = "WrongDatabaseVersionError";
}

/** The first migration of the databases from before the first release; none was ever released. */
const beforeRelease = "001-inquiries";

/**
 * Runs what has not run yet. The caller holds the engine's lock around it, so that it happens
 * once whichever process comes first. Throws WrongDatabaseVersionError, or what a migration threw.
 */
export async function runMigrations(db: Kysely<Schema>, migrations: Record<string, Migration>) {
  const unknown = (await migrationsThatRan(db)).filter((name) => !(name in migrations));
  if (unknown.includes(beforeRelease)) {
    throw new WrongDatabaseVersionError(
      `The database was made before the first release of this site (it knows ${unknown.join(", ")}) and cannot be brought up to date. Set another DATA_DIR, or a DATABASE_URL with an empty database, and start again.`,
    );
  }
  if (unknown.length > 0) {
    throw new WrongDatabaseVersionError(
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
