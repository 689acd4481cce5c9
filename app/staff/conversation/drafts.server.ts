import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { type Schema, storable } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import { hasReference, partsOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";

export type Draft = { body: string; savedAt: string };

type Key = { submissionId: string; personId: string };

/** Whether the newest message of the desk in the conversation has this text. */
export async function isSentLast(db: Kysely<Schema>, submissionId: string, body: string) {
  const newest = await db
    .selectFrom("inquiry_messages")
    .select(["author", "body"])
    .where("submission_id", "in", partsOf(db, submissionId))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.author === "desk" && newest.body === storable(body);
}

/** A person's unsent reply to an inquiry; null without one. */
export async function readDraft(
  db: Kysely<Schema>,
  { actor, reference }: { actor: Actor; reference: string },
): Promise<Draft | null> {
  const draft = await db
    .selectFrom("reply_drafts")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select(["body", "saved_at as savedAt"])
    .where("reference", "=", reference)
    .where(maySee(actor))
    .where("person_id", "=", actor.id)
    .executeTakeFirst();
  return draft ?? null;
}

/**
 * Stores a person's unsent reply in place of the previous one. Deletes it when it is empty or
 * equals the message sent last, whose draft may arrive late. Returns when it was saved (null: none
 * is stored), or "missing". Not in history, audit log or search: nobody else reads a draft.
 */
export async function saveDraft(
  app: App,
  { actor, reference, body }: { actor: Actor; reference: string; body: string },
): Promise<Date | null | "missing"> {
  const now = app.clock();
  return app.db.transaction().execute(async (db) => {
    // Locks the row, so that a message that is being sent is stored before or after the draft.
    const inquiry = await db
      .updateTable("contact_submissions")
      .set(({ ref }) => ({ reference: ref("reference") }))
      .where(hasReference(reference))
      .where("removed_at", "is", null)
      .where(maySee(actor))
      .returning("id")
      .executeTakeFirst();
    if (!inquiry) return "missing";
    const key = { submissionId: inquiry.id, personId: actor.id };
    if (body.trim() === "" || (await isSentLast(db, inquiry.id, body.trim()))) {
      await deleteDraft(db, key);
      return null;
    }
    const draft = { body: storable(body), saved_at: now.toISOString() };
    await db
      .insertInto("reply_drafts")
      .values({ submission_id: key.submissionId, person_id: key.personId, ...draft })
      .onConflict((conflict) => conflict.columns(["submission_id", "person_id"]).doUpdateSet(draft))
      .execute();
    return now;
  });
}

export async function deleteDraft(db: Kysely<Schema>, { submissionId, personId }: Key) {
  await db
    .deleteFrom("reply_drafts")
    .where("submission_id", "=", submissionId)
    .where("person_id", "=", personId)
    .execute();
}
