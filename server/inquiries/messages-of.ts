import type { Kysely } from "kysely";
import type { Message } from "../../app/contracts/conversation";
import type { Schema } from "../db/schema";

/** The private conversation about an inquiry, oldest first. */
export const messagesOf = (db: Kysely<Schema>, submissionId: string): Promise<Message[]> =>
  db
    .selectFrom("inquiry_messages")
    .select(["id", "at", "author", "who", "body"])
    .where("submission_id", "=", submissionId)
    .orderBy("at")
    .orderBy("id")
    .execute();
