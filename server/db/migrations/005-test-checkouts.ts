import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the built-in test checkout remembers, as a provider would. */
export const testCheckouts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("test_checkouts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
      .addColumn("payment_id", "text", (column) => column.notNull())
      .addColumn("amount_cents", "integer", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("success_url", "text", (column) => column.notNull())
      .addColumn("cancel_url", "text", (column) => column.notNull())
      .execute();
  },
};
