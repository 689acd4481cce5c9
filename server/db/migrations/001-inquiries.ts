import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Submissions and the mails they cause, written in one transaction. */
export const inquiries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("contact_submissions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("service", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
      .addColumn("content_hash", "text", (column) => column.notNull())
      .addColumn("suspected_spam", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("contact_submissions_by_content")
      .on("contact_submissions")
      .columns(["content_hash", "created_at"])
      .execute();
    await db.schema
      .createIndex("contact_submissions_by_time")
      .on("contact_submissions")
      .columns(["created_at", "id"])
      .execute();

    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("submission_id", "text", (column) =>
        column.notNull().references("contact_submissions.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.notNull().unique())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("lease_owner", "text")
      .addColumn("leased_until", "text")
      .addColumn("sent_at", "text")
      .addColumn("server_answer", "text")
      .addColumn("failed_at", "text")
      .addColumn("last_error", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("outbox_by_submission")
      .on("outbox")
      .column("submission_id")
      .execute();

    // Only what still waits is indexed: the worker's queries stay small however much was sent.
    await db.schema
      .createIndex("outbox_due")
      .on("outbox")
      .column("next_attempt_at")
      .where(sql.ref("sent_at"), "is", null)
      .where(sql.ref("failed_at"), "is", null)
      .execute();
    await db.schema
      .createIndex("outbox_waiting")
      .on("outbox")
      .column("created_at")
      .where(sql.ref("sent_at"), "is", null)
      .where(sql.ref("failed_at"), "is", null)
      .execute();
    await db.schema
      .createIndex("outbox_failed")
      .on("outbox")
      .column("failed_at")
      .where(sql.ref("failed_at"), "is not", null)
      .execute();
  },
};
