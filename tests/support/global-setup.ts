import { makeMigratedDatabases } from "./migrated-databases";
import { startPostgres } from "./postgres";

/**
 * One PostgreSQL for the whole run: TEST_DATABASE_URL if set, else a temporary one. Each project of
 * vitest.config.ts calls this; all share the first one's server.
 */
export default async function setup() {
  if (process.env.TEST_MIGRATED_DATABASE) return;
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? null : await startPostgres();
  const url = given ?? postgres?.url ?? "";
  process.env.TEST_DATABASE_URL = url;
  const removeMigrated = await makeMigratedDatabases(url);
  return async () => {
    await removeMigrated();
    if (!postgres) return;
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
  };
}
