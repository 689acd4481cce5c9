import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searchTokens } from "./010-search-tokens";
import { appendOnly } from "./append-only";

/** The front desk: how far each inquiry is, who did what, and how inquiries are found. */
export const staffDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await inquiryColumns(db);
    await inquiryTokens(db);
    await historyAndAudit(db);
    await db.schema
      .createTable("status_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("submission_id", "text", (column) =>
        column.notNull().references("contact_submissions.id").onDelete("cascade"),
      )
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("status_links_by_submission")
      .on("status_links")
      .column("submission_id")
      .execute();
    await db.schema.alterTable("staff_sessions").addColumn("who", "text").execute();
  },
};

async function inquiryColumns(db: Kysely<unknown>) {
  await db.schema
    .alterTable("contact_submissions")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  for (const column of ["answered_at", "last_contact_at"]) {
    await db.schema.alterTable("contact_submissions").addColumn(column, "text").execute();
  }
  // The list with each of its filters, already in its order.
  const lists: Record<string, string[]> = {
    contact_submissions_listed: [],
    contact_submissions_by_status: ["status"],
    contact_submissions_by_service: ["service"],
    contact_submissions_by_status_and_service: ["status", "service"],
  };
  for (const [name, columns] of Object.entries(lists)) {
    await db.schema
      .createIndex(name)
      .on("contact_submissions")
      .columns(["suspected_spam", ...columns, "created_at", "id"])
      .execute();
  }
}

/** What a search may begin with, one row each. Compared byte by byte, so that prefixes are ranges. */
async function inquiryTokens(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("inquiry_tokens")
    .addColumn("token", postgres ? sql`text collate "C"` : "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) =>
      column.notNull().references("contact_submissions.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("inquiry_tokens_key", ["token", "submission_id"])
    .modifyEnd(postgres ? sql`` : sql`without rowid`)
    .execute();
  await db.schema
    .createIndex("inquiry_tokens_by_submission")
    .on("inquiry_tokens")
    .columns(["submission_id", "token"])
    .execute();

  const tables = db as Kysely<{
    contact_submissions: Parameters<typeof searchTokens>[0] & { id: string };
    inquiry_tokens: { token: string; submission_id: string };
  }>;
  for (let after = ""; ; ) {
    const rows = await tables
      .selectFrom("contact_submissions")
      .select(["id", "reference", "first_name", "last_name", "email", "phone"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(500)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const tokens = rows.flatMap((row) =>
      searchTokens(row).map((token) => ({ token, submission_id: row.id })),
    );
    await tables.insertInto("inquiry_tokens").values(tokens).execute();
  }
}

async function historyAndAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable("inquiry_history")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) =>
      column.notNull().references("contact_submissions.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("from_status", "text")
    .addColumn("to_status", "text")
    .addColumn("note", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("inquiry_history_by_submission")
    .on("inquiry_history")
    .columns(["submission_id", "at", "id"])
    .execute();
  await appendOnly(db, "inquiry_history", { goesWith: "submission_id" });

  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text")
    .addColumn("detail", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();
  await db.schema
    .createIndex("audit_log_by_subject")
    .on("audit_log")
    .columns(["subject", "at", "id"])
    .execute();
  await appendOnly(db, "audit_log", { goesWith: null });
}
