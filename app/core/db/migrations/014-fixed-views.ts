import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The queue has three fixed views: everybody's, one's own and nobody's. */
export const fixedViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop table saved_views`.execute(db);
  },
};
