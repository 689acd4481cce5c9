import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tries to sign in are counted in `attempt_counts`, as all others. */
export const oneAttemptCounter: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop table sign_in_tries`.execute(db);
  },
};
