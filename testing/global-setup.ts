import { startPostgres } from "./postgres";

/** One PostgreSQL for the whole run: TEST_DATABASE_URL where it is set, else a temporary one. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
  };
}
