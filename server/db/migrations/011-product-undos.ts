import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Batches whose old descriptions were written back. */
export const productUndos: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("product_undos")
      .addColumn("batch_id", "text", (column) =>
        column.primaryKey().references("product_batches.id").onDelete("cascade"),
      )
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("who", "text", (column) => column.notNull())
      .execute();
  },
};
