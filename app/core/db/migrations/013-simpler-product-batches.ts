import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A batch has the time of its last progress instead of a lease that processes pass on. */
export const simplerProductBatches: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`alter table product_batches add column progress_at text not null default ''`,
      sql`update product_batches set progress_at = started_at`,
      sql`alter table product_batches drop column lease_owner`,
      sql`alter table product_batches drop column leased_until`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
