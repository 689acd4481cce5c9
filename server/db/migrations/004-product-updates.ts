import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Batches that write the catalogue's descriptions to the provider, and what each did. */
export const productUpdates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("product_batches")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("finished_at", "text")
      // 1 while it runs, null afterwards: of two that start at once the second finds the first in
      // its way.
      .addColumn("running", "integer", (column) => column.unique())
      .addColumn("total", "integer")
      .addColumn("done", "integer", (column) => column.notNull())
      .addColumn("failure", "text")
      .addColumn("lease_owner", "text")
      .addColumn("leased_until", "text")
      .execute();
    await db.schema
      .createTable("product_batch_rows")
      .addColumn("batch_id", "text", (column) =>
        column.notNull().references("product_batches.id").onDelete("cascade"),
      )
      .addColumn("product_id", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("old_description", "text", (column) => column.notNull())
      .addColumn("new_description", "text", (column) => column.notNull())
      .addColumn("error", "text")
      .addPrimaryKeyConstraint("product_batch_rows_key", ["batch_id", "product_id"])
      .execute();
    await db.schema
      .createTable("test_products")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .execute();
  },
};
