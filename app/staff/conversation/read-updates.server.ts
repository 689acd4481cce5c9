import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { talkWords, presenceWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { clinicTime } from "~/facts/hours/clinic-time";
import { hasReference } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { messagesOf, newestOf } from "./conversation.server";
import { newerThan } from "./talk";

export type InquiryUpdate = NonNullable<Awaited<ReturnType<typeof readUpdates>>>;

/**
 * News for an open page of an inquiry: who else has it open, its assignee, and the messages after
 * `shown`, the id of the newest one on the page ("": none). null: there is none that `actor` may see.
 * Records that they have the page open, and audits messages as opening the inquiry does.
 */
export async function readUpdates(
  app: App,
  { actor, reference, shown }: { actor: Actor; reference: string; shown: string },
) {
  const { db, clock } = app;
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select(["id", "assigned_to"])
    .where(hasReference(reference))
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  if (!inquiry) return null;
  const others = await notePresence(app, { actor, reference });
  const all = await messagesOf(db, inquiry, actor);
  const newest = newestOf(all);
  const messages = newest === shown ? [] : newerThan(all, shown);
  if (messages.length > 0)
    await writeAudit(db, { at: clock(), actor, action: "opened inquiry", subject: reference });
  const assignedTo = colleagueOf(await listColleagues(db), inquiry.assigned_to);
  return {
    ...presenceText(others, clock().getTime()),
    owner: inquiryTaskWords.whoHasIt(assignedTo, actor),
    newest,
    messages: messages.map(({ who: by, reference: of, ...message }) => ({
      ...message,
      by: by || talkWords.visitor,
      time: clinicTime(message.at),
      of: of === reference ? "" : inquiryTaskWords.of(of),
    })),
  };
}

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
        .where("removed_at", "is", null)
        .where(maySee(actor)),
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
    .where(maySee(actor))
    .where("inquiry_presence.person_id", "!=", actor.id)
    .orderBy("opened_at")
    .orderBy("people.name")
    .execute();
  return others.map(({ savedAt, ...person }) => ({
    ...person,
    isWriting: savedAt !== null && savedAt > since(writingFor),
  }));
}

export type Present = { name: string; openedAt: string; isWriting: boolean };

/** Milliseconds after the last poll of a person's page until the person counts as gone. */
export const goneAfter = 60_000;
/** Milliseconds after a draft was saved during which its author counts as writing. */
export const writingFor = 30_000;

/** Text about the others who have the page open; "" without others. `now`: milliseconds. */
export function presenceText(others: readonly Present[], now: number) {
  const writing = others.filter(({ isWriting }) => isWriting).map(({ name }) => name);
  return {
    opened: others
      .map(({ name, openedAt }) =>
        words.opened(name, Math.floor(Math.max(0, now - Date.parse(openedAt)) / 60_000)),
      )
      .join(" "),
    writing: writing.length > 0 ? words.writing(writing) : "",
  };
}
