import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { ColleagueNoticeKind } from "~/core/db/tables/inquiry-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { type Colleague, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { hasReference, isWholeOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";

/** Milliseconds until the mail: what is undone, or looked at, by then needs none. */
const mailWaits = 60_000;

/**
 * Tells a colleague, at the desk and by one neutral mail, that they were given an inquiry or named in a
 * note. Nobody is told of what they did themselves, or of an inquiry that they may not see. While a
 * notice about the inquiry was not looked at, no further mail is sent. Runs in the transaction of the
 * change, after the inquiry has its new assignee.
 */
export async function notifyColleague(
  app: Pick<App, "clock" | "mails">,
  db: Kysely<Schema>,
  about: { personId: string; submissionId: string; kind: ColleagueNoticeKind; by: Actor },
) {
  const { personId, submissionId, kind, by } = about;
  if (personId === by.id) return;
  const person = await db
    .selectFrom("people")
    .select(["email", "role"])
    .where("id", "=", personId)
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!person) return;
  const seen = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where("id", "=", submissionId)
    .where(maySee({ id: personId, name: "", role: person.role }))
    .executeTakeFirst();
  if (!seen && kind === "named") return;
  const waiting = await db
    .selectFrom("colleague_notices")
    .select("id")
    .where("person_id", "=", personId)
    .where("submission_id", "=", submissionId)
    .where("seen_at", "is", null)
    .executeTakeFirst();
  await db
    .insertInto("colleague_notices")
    .values({
      id: randomUUID(),
      person_id: personId,
      submission_id: submissionId,
      at: app.clock().toISOString(),
      kind,
      who: by.name,
      seen_at: null,
    })
    .execute();
  if (waiting) return;
  const { email } = person;
  await enqueueStaffMail(app, db, { kind: "colleague-notice", email, personId, waits: mailWaits });
}

/** Tells everybody whom a note names. */
export async function tellNamed(
  app: Pick<App, "clock" | "mails">,
  db: Kysely<Schema>,
  { note, submissionId, by }: { note: string; submissionId: string; by: Actor },
) {
  if (!note.includes("@")) return;
  for (const { id: personId } of namedIn(note, await listColleagues(db)))
    await notifyColleague(app, db, { personId, submissionId, kind: "named", by });
}

/**
 * The colleagues whom a note names: "@Ana Quill", or "@Ana" where one colleague has that first name. Of
 * two names that begin alike the longer one counts.
 */
export function namedIn(note: string, colleagues: readonly Colleague[]): Colleague[] {
  const firstOf = ({ name }: Colleague) => name.split(/\s+/)[0] ?? "";
  const isOnly = (first: string) => colleagues.filter((one) => firstOf(one) === first).length === 1;
  const names = colleagues
    .flatMap((person) => [
      { person, name: person.name },
      ...(isOnly(firstOf(person)) ? [{ person, name: firstOf(person) }] : []),
    ])
    .sort((a, b) => b.name.length - a.name.length);
  const named = new Set<Colleague>();
  let text = note;
  for (const { person, name } of names) {
    const pattern = `(?<![\\p{L}\\p{N}])@${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}])`;
    const rest = text.replace(new RegExp(pattern, "giu"), " ");
    if (rest !== text) named.add(person);
    text = rest;
  }
  return [...named];
}

/** Most inquiries in the list at the head of the desk. */
const most = 20;

/**
 * What a person was told and has not looked at, one line for each inquiry, the newest first. It holds
 * no visitor's data and is not audited. An inquiry that was given on meanwhile is left out; `except`: the
 * reference of the one that is just being opened.
 */
export async function colleagueNotices(
  { db }: Pick<App, "db">,
  { actor, except = "" }: { actor: Actor; except?: string },
) {
  const rows = await db
    .selectFrom("colleague_notices")
    .innerJoin("contact_submissions", "contact_submissions.id", "colleague_notices.submission_id")
    .select(["reference", "kind", "who", "at", "language"])
    .where("person_id", "=", actor.id)
    .where("seen_at", "is", null)
    .where("removed_at", "is", null)
    .where("reference", "!=", except)
    .where(maySee(actor))
    .where(({ or, eb }) => or([eb("kind", "=", "named"), eb("assigned_to", "=", actor.id)]))
    .orderBy("at", "desc")
    .orderBy("colleague_notices.id")
    .limit(200)
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.reference, row])).values()]
    .toReversed()
    .slice(0, most);
}

export type ColleagueNotice = Awaited<ReturnType<typeof colleagueNotices>>[number];

/** The person has opened the inquiry, and with it those that were joined into it. */
export async function markNoticesSeen(
  { db, clock }: Pick<App, "db" | "clock">,
  { actor, reference }: { actor: Actor; reference: string },
) {
  const opened = db
    .selectFrom("contact_submissions as part")
    .innerJoin("contact_submissions", (join) => join.on(isWholeOf("part")))
    .select("part.id")
    .where(hasReference(reference))
    .where(maySee(actor));
  await db
    .updateTable("colleague_notices")
    .set({ seen_at: clock().toISOString() })
    .where("person_id", "=", actor.id)
    .where("seen_at", "is", null)
    .where("submission_id", "in", opened)
    .execute();
}
