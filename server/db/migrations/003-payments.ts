import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Every attempt to pay, written before the provider is asked. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("payments")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("amount_cents", "integer", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.unique())
      .addColumn("checkout_url", "text")
      .addColumn("payment_intent", "text")
      .addColumn("paid_at", "text")
      .addColumn("attempt_key", "text", (column) => column.notNull().unique())
      .addColumn("failure", "text")
      .execute();
    await db.schema
      .createIndex("payments_by_time")
      .on("payments")
      .columns(["created_at", "id"])
      .execute();
    await db.schema
      .createIndex("payments_by_status")
      .on("payments")
      .columns(["status", "created_at", "id"])
      .execute();
  },
};
