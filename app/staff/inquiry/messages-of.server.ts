import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Message } from "~/staff/conversation/conversation";

/** The private conversations about these inquiries, oldest message first. */
export const messagesOf = (db: Kysely<Schema>, references: readonly string[]): Promise<Message[]> =>
  db
    .selectFrom("inquiry_messages")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select(["inquiry_messages.id", "at", "author", "who", "body", "reference"])
    .where("reference", "in", references)
    .orderBy("at")
    .orderBy("inquiry_messages.id")
    .execute();
