import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Schema } from "~/core/db/schema";
import { firstRelease } from "./001-first-release";
import { people } from "./002-people";
import { siteFacts } from "./003-site-facts";
import { desk } from "./004-desk";
import { guard } from "./005-guard";
import { inquiryContactPreferences } from "./006-inquiry-contact-preferences";
import { money } from "./007-money";
import { callbacksAndOutcomes } from "./008-callbacks-and-outcomes";
import { numbers } from "./009-numbers";
import { saidOutcomes } from "./010-said-outcomes";
import { linksStopped } from "./011-links-stopped";
import { revocations } from "./012-revocations";
import { simplerProductBatches } from "./013-simpler-product-batches";
import { fixedViews } from "./014-fixed-views";
import { oneOutbox } from "./015-one-outbox";
import { calendarFeeds } from "./016-calendar-feeds";
import { estimates } from "./017-estimates";
import { timeOffers } from "./018-time-offers";
import { draftsAndPresence } from "./019-drafts-and-presence";
import { oneAttemptCounter } from "./020-one-attempt-counter";

/** In the order of their names. A released migration is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  "001-first-release": firstRelease,
  "002-people": people,
  "003-site-facts": siteFacts,
  "004-desk": desk,
  "005-guard": guard,
  "006-inquiry-contact-preferences": inquiryContactPreferences,
  "007-money": money,
  "008-callbacks-and-outcomes": callbacksAndOutcomes,
  "009-numbers": numbers,
  "010-said-outcomes": saidOutcomes,
  "011-links-stopped": linksStopped,
  "012-revocations": revocations,
  "013-simpler-product-batches": simplerProductBatches,
  "014-fixed-views": fixedViews,
  "015-one-outbox": oneOutbox,
  "016-calendar-feeds": calendarFeeds,
  "017-estimates": estimates,
  "018-time-offers": timeOffers,
  "019-drafts-and-presence": draftsAndPresence,
  "020-one-attempt-counter": oneAttemptCounter,
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
