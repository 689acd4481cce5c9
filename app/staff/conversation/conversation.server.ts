import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { type Schema, storable } from "~/core/db/schema";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { Actor } from "~/core/sessions/people";
import {
  type Change,
  changeInquiry,
  contactedBy,
} from "~/staff/inquiry-record/change-inquiry.server";
import { partsOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { unreachableBy } from "~/staff/inquiry-record/reach-visitor.server";
import { indexText } from "~/staff/inquiry-record/search-tokens.server";
import { deleteDraft, isSentLast } from "./drafts.server";

/**
 * The conversation about an inquiry that `actor` may see, the oldest message first: its own messages,
 * and those of inquiries that were joined into it. `withFirst`: also the texts that these began with,
 * each with the inquiry's id.
 */
export async function messagesOf(
  db: Kysely<Schema>,
  { id }: { id: string },
  actor: Actor,
  { withFirst = true } = {},
) {
  const isSeen = db
    .selectFrom("contact_submissions as whole")
    .innerJoin("contact_submissions", "contact_submissions.id", "whole.id")
    .select("contact_submissions.id")
    .where("contact_submissions.id", "=", id)
    .where(maySee(actor));
  const written = await db
    .selectFrom("inquiry_messages")
    .innerJoin("contact_submissions as part", "part.id", "submission_id")
    .select(["inquiry_messages.id", "at", "author", "who", "body", "reference"])
    .where(({ or, eb }) => or([eb("part.id", "=", id), eb("part.joined_into", "=", id)]))
    .where(({ exists }) => exists(isSeen))
    .orderBy("at")
    .orderBy("inquiry_messages.id")
    .execute();
  if (!withFirst) return written;
  const first = await db
    .selectFrom("contact_submissions as part")
    .select(["part.id", "created_at as at", "message as body", "reference"])
    .where("joined_into", "=", id)
    .where("message", "!=", "")
    .where(({ exists }) => exists(isSeen))
    .execute();
  const begun = first.map((one) => ({ ...one, author: "visitor" as const, who: "" }));
  const all = [...begun, ...written];
  return all.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** `who`: "" for the visitor. `reference`: that of the message's inquiry. */
export type Message = Awaited<ReturnType<typeof messagesOf>>[number];

/** Id of the newest message; "" when there is none. */
export const newestOf = (messages: readonly { id: string }[]) => messages.at(-1)?.id ?? "";

/**
 * Stores a message to the visitor and deletes the person's draft; the mail says only that there is
 * a reply. `shown`: id of the newest message that the form's page showed, "" for none, null when
 * unknown. Stores nothing with "unreachable" (no email can tell the visitor, or they could not read
 * it), "repeated" (the conversation's newest message has the same text) and "moved-on" (there is a
 * message that the page did not show).
 */
export function writeToVisitor(
  app: App,
  { body, shown = null, ...change }: Change & { body: string; shown?: string | null },
) {
  return changeInquiry<"unreachable" | "repeated" | "moved-on">(
    app,
    { ...change, content: body },
    "wrote to visitor",
    async (db, inquiry, now) => {
      if (await unreachableBy(db, inquiry)) return "unreachable";
      // Another key with the same text, as after Back: no second mail is sent.
      if (await isSentLast(db, inquiry.id, body)) return "repeated";
      if (shown !== null && shown !== newestOf(await messagesOf(db, inquiry, change.actor)))
        return "moved-on";
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
      await deleteDraft(db, { submissionId: inquiry.id, personId: change.actor.id });
      await indexText(db, inquiry.id, body);
      await enqueueMail(db, { submissionId: inquiry.id, kind: "reply-to-visitor", now });
      return {
        kind: "message",
        detail: "desk",
        set: {
          ...(await contactedBy(db, inquiry, { actor: change.actor, now })),
          unread_since: null,
        },
      };
    },
  );
}

export function markRead(app: App, change: Change) {
  return changeInquiry(app, { ...change, content: "" }, "read conversation", async () => ({
    kind: "message",
    detail: "read",
    set: { unread_since: null },
    canUndo: true,
  }));
}

/**
 * Ends every private link to the inquiry, and allows no further ones until the desk renews them.
 * With `renew`, the visitor gets a mail whose new link is made when it is sent.
 */
export function withdrawLink(app: App, { renew, ...change }: Change & { renew: boolean }) {
  return changeInquiry(
    app,
    { ...change, content: String(renew) },
    renew ? "made private link" : "withdrew private link",
    async (db, { id }, now) => {
      await db
        .updateTable("status_links")
        .set({ withdrawn_at: now })
        .where("submission_id", "in", partsOf(db, id))
        .where("withdrawn_at", "is", null)
        .execute();
      if (renew) await enqueueMail(db, { submissionId: id, kind: "link-to-visitor", now });
      const set = { links_stopped_at: renew ? null : now };
      return { kind: "link", detail: renew ? "made" : "withdrawn", set };
    },
  );
}
