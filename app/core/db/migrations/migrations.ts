import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Schema } from "~/core/db/schema";
import { firstRelease } from "./001-first-release";
import { desk, people, siteFacts } from "./002-to-004";
import { guard } from "./005-guard";
import * as from006 from "./006-to-011";
import { revocations } from "./012-revocations";
import * as from013 from "./013-to-020";

/** In the order of their names. A released migration is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  "001-first-release": firstRelease,
  "002-people": people,
  "003-site-facts": siteFacts,
  "004-desk": desk,
  "005-guard": guard,
  "006-inquiry-contact-preferences": from006.inquiryContactPreferences,
  "007-money": from006.money,
  "008-callbacks-and-outcomes": from006.callbacksAndOutcomes,
  "009-numbers": from006.numbers,
  "010-said-outcomes": from006.saidOutcomes,
  "011-links-stopped": from006.linksStopped,
  "012-revocations": revocations,
  "013-simpler-product-batches": from013.simplerProductBatches,
  "014-fixed-views": from013.fixedViews,
  "015-one-outbox": from013.oneOutbox,
  "016-calendar-feeds": from013.calendarFeeds,
  "017-estimates": from013.estimates,
  "018-time-offers": from013.timeOffers,
  "019-drafts-and-presence": from013.draftsAndPresence,
  "020-one-attempt-counter": from013.oneAttemptCounter,
};

/** The start is refused: the code does not match the version of the tables. */
export class WrongDatabaseVersionError extends Error {
  override name = "WrongDatabaseVersionError";
}

/** The first migration of the databases from before the first release; none was ever released. */
const beforeRelease = "001-inquiries";

/**
 * Runs the pending migrations. The caller holds the engine's lock, so that each runs once. Throws
 * WrongDatabaseVersionError, or a migration's own error.
 */
export async function runMigrations(db: Kysely<Schema>, migrations: Record<string, Migration>) {
  const ran = await migrationsThatRan(db);
  const unknown = ran.filter((name) => !(name in migrations));
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
