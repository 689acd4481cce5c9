import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import { storable } from "~/core/db/sanitize-text";
import type { Schema } from "~/core/db/schema";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { type Change, changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import { indexText } from "~/staff/inquiry-record/search-tokens.server";

/** The private conversations about these inquiries, oldest message first. */
export const messagesOf = (db: Kysely<Schema>, references: readonly string[]) =>
  db
    .selectFrom("inquiry_messages")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select(["inquiry_messages.id", "at", "author", "who", "body", "reference"])
    .where("reference", "in", references)
    .orderBy("at")
    .orderBy("inquiry_messages.id")
    .execute();

/**
 * Writes into the private conversation; the mail says only that there is an answer. "repeated": the
 * same words are the conversation's newest message; nothing was sent.
 */
export async function writeToVisitor(app: App, { body, ...change }: Change & { body: string }) {
  const outcome = await changeInquiry(
    app,
    { ...change, content: body },
    "wrote to visitor",
    async (db, inquiry, now) => {
      // Another form's attempt, such as after Back: no second mail for the same words.
      const newest = await db
        .selectFrom("inquiry_messages")
        .select(["author", "body"])
        .where("submission_id", "=", inquiry.id)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      if (newest?.author === "desk" && newest.body === storable(body)) return null;
      const status = inquiry.status === "new" ? "contacted" : inquiry.status;
      await db
        .insertInto("inquiry_messages")
        .values({
          id: randomUUID(),
          submission_id: inquiry.id,
          at: now,
          author: "desk",
          who: change.actor.name,
          body: storable(body),
        })
        .execute();
      await db
        .updateTable("contact_submissions")
        .set({
          status,
          unread_since: null,
          answered_at: sql<string>`coalesce(answered_at, ${now})`,
        })
        .where("id", "=", inquiry.id)
        .execute();
      await indexText(db, inquiry.id, body);
      await enqueueMail(db, { submissionId: inquiry.id, kind: "answer-to-visitor", now });
      return {
        kind: "message",
        detail: "desk",
        ...(status !== inquiry.status && { from_status: inquiry.status, to_status: status }),
      };
    },
  );
  if (outcome === "conflict") return "repeated";
  if (outcome === "changed") app.mails.wake();
  return outcome;
}

/** Marks the visitor's messages as needing no answer. */
export function markRead(app: App, change: Change) {
  return changeInquiry(
    app,
    { ...change, content: "" },
    "read conversation",
    async (db, { id, unread_since }) => {
      await db
        .updateTable("contact_submissions")
        .set({ unread_since: null })
        .where("id", "=", id)
        .execute();
      return { kind: "message", detail: "read", before: { unread_since } };
    },
  );
}

/**
 * Ends every private link to the inquiry, and stops further ones until the desk renews them. With
 * `renew`, a mail brings the visitor a new one, which is made when that mail is sent.
 */
export async function withdrawLink(app: App, { renew, ...change }: Change & { renew: boolean }) {
  const outcome = await changeInquiry(
    app,
    { ...change, content: String(renew) },
    renew ? "made private link" : "withdrew private link",
    async (db, { id }, now) => {
      await db
        .updateTable("status_links")
        .set({ withdrawn_at: now })
        .where("submission_id", "=", id)
        .where("withdrawn_at", "is", null)
        .execute();
      await db
        .updateTable("contact_submissions")
        .set({ links_stopped_at: renew ? null : now })
        .where("id", "=", id)
        .execute();
      if (renew) await enqueueMail(db, { submissionId: id, kind: "link-to-visitor", now });
      return { kind: "link", detail: renew ? "made" : "withdrawn" };
    },
  );
  if (outcome === "changed" && renew) app.mails.wake();
  return outcome;
}
