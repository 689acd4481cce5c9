import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";
import { goneAfter, type Present, writingFor } from "./presence";

/**
 * Records that a person has the inquiry's page open, and returns who else has, in order of opening.
 * Removes everybody who counts as gone, of every inquiry. Not audited: opening the page is.
 */
export async function notePresence(
  { db, clock }: App,
  { actor, reference }: { actor: Actor; reference: string },
): Promise<Present[]> {
  const now = clock().getTime();
  const since = (ms: number) => new Date(now - ms).toISOString();
  await db.deleteFrom("inquiry_presence").where("seen_at", "<=", since(goneAfter)).execute();
  const seen = { seen_at: since(0) };
  await db
    .insertInto("inquiry_presence")
    .columns(["submission_id", "person_id", "opened_at", "seen_at"])
    .expression((query) =>
      query
        .selectFrom("contact_submissions")
        .select(({ val }) => [
          "id",
          val(actor.id).as("person_id"),
          val(since(0)).as("opened_at"),
          val(since(0)).as("seen_at"),
        ])
        .where("reference", "=", reference)
        .where("removed_at", "is", null),
    )
    .onConflict((conflict) => conflict.columns(["submission_id", "person_id"]).doUpdateSet(seen))
    .execute();
  const others = await db
    .selectFrom("inquiry_presence")
    .innerJoin("contact_submissions", "contact_submissions.id", "inquiry_presence.submission_id")
    .innerJoin("people", "people.id", "inquiry_presence.person_id")
    .leftJoin("reply_drafts", (join) =>
      join
        .onRef("reply_drafts.submission_id", "=", "inquiry_presence.submission_id")
        .onRef("reply_drafts.person_id", "=", "inquiry_presence.person_id"),
    )
    .select(["people.name", "opened_at as openedAt", "reply_drafts.saved_at as savedAt"])
    .where("reference", "=", reference)
    .where("inquiry_presence.person_id", "!=", actor.id)
    .orderBy("opened_at")
    .orderBy("people.name")
    .execute();
  return others.map(({ savedAt, ...person }) => ({
    ...person,
    isWriting: savedAt !== null && savedAt > since(writingFor),
  }));
}
