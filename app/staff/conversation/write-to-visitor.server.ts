import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { storable } from "~/core/db/sanitize-text";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import { indexText } from "~/staff/inquiry/index-inquiry.server";
import type { ConversationServices } from "./conversation";

/** Writes into the private conversation; the mail says only that there is an answer. */
export function makeWriteToVisitor(parts: DeskParts): ConversationServices["writeToVisitor"] {
  const { db, clock, wakeWorker } = parts;
  return async ({ body, ...change }) => {
    const at = clock();
    const now = at.toISOString();
    const done = await changeInquiry(
      { db, clock },
      { ...change, content: body },
      "wrote to visitor",
      async (transaction, inquiry) => {
        // Another form's attempt, such as after Back: no second mail for the same words.
        const newest = await transaction
          .selectFrom("inquiry_messages")
          .select(["author", "body"])
          .where("submission_id", "=", inquiry.id)
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        if (newest?.author === "desk" && newest.body === storable(body)) return null;
        const status = inquiry.status === "new" ? "contacted" : inquiry.status;
        await transaction
          .insertInto("inquiry_messages")
          .values({
            id: randomUUID(),
            submission_id: inquiry.id,
            at: now,
            author: "desk",
            who: change.who.name,
            body: storable(body),
          })
          .execute();
        await transaction
          .updateTable("contact_submissions")
          .set({
            status,
            unread_since: null,
            answered_at: sql<string>`coalesce(answered_at, ${now})`,
          })
          .where("id", "=", inquiry.id)
          .execute();
        await indexText(transaction, inquiry.id, body);
        await enqueueMail(transaction, {
          submissionId: inquiry.id,
          kind: "answer-to-visitor",
          now,
        });
        return {
          kind: "message",
          detail: "desk",
          ...(status !== inquiry.status && { from_status: inquiry.status, to_status: status }),
        };
      },
    );
    if (done === "conflict") return "repeated";
    if (done === "changed") wakeWorker();
    return done;
  };
}

export function makeMarkRead({ db, clock }: DeskParts): ConversationServices["markRead"] {
  return async (change) => {
    const done = await changeInquiry(
      { db, clock },
      { ...change, content: "" },
      "read conversation",
      async (transaction, inquiry) => {
        await transaction
          .updateTable("contact_submissions")
          .set({ unread_since: null })
          .where("id", "=", inquiry.id)
          .execute();
        return {
          kind: "message",
          detail: "read",
          before: { unread_since: inquiry.unread_since },
        };
      },
    );
    return done === "changed" ? "changed" : "missing";
  };
}
