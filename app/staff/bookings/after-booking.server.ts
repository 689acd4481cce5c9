import type { Selectable, Transaction } from "kysely";
import type { Schema } from "~/core/db/schema";

type Stored = Selectable<Schema["contact_submissions"]>;
type Db = Transaction<Schema>;
type Due = Pick<Stored, "due_at" | "due_kind" | "due_reason">;

/** Since when a visitor's message waits for an answer, which an appointment does not give. */
export async function unansweredSince(
  db: Db,
  { id, unread_since: since }: Pick<Stored, "id" | "unread_since">,
): Promise<string | null> {
  if (since === null) return null;
  const message = await db
    .selectFrom("inquiry_messages")
    .select("id")
    .where("submission_id", "=", id)
    .where("author", "=", "visitor")
    .where("at", ">=", since)
    .executeTakeFirst();
  return message ? since : null;
}

/** The follow-up or call that an appointment takes the place of; "booking" is none. */
export const replacedBy = (inquiry: Due): Due | undefined =>
  inquiry.due_at !== null && inquiry.due_kind !== "booking"
    ? { due_at: inquiry.due_at, due_kind: inquiry.due_kind, due_reason: inquiry.due_reason }
    : undefined;

/** What is due when an appointment is canceled: the promised call or follow-up that it replaced. */
export async function dueAfterCancel(db: Db, submissionId: string): Promise<Due> {
  const booked = await db
    .selectFrom("inquiry_history")
    .select("before")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "booking")
    .where("detail", "like", "offered %")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (booked?.before) return JSON.parse(booked.before) as Due;
  return { due_at: null, due_kind: null, due_reason: "" };
}
