import { inquiryTaskWords } from "~/content/en/staff/staff-queue";
import { talkWords } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { clinicTime } from "~/facts/hours/clinic-time";
import { newerThan } from "./conversation";
import { messagesOf, newestMessage } from "./conversation.server";
import { presenceText } from "./presence";
import { notePresence } from "./presence.server";

export type News = NonNullable<Awaited<ReturnType<typeof readNews>>>;

/**
 * News for an open page of an inquiry: who else has it open, its assignee, and the messages after
 * `shown`, the id of the newest one on the page ("": none). null: there is no such inquiry. Records
 * that `actor` has the page open, and audits messages as opening the inquiry does.
 */
export async function readNews(
  app: App,
  { actor, reference, shown }: { actor: Actor; reference: string; shown: string },
) {
  const { db, clock } = app;
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select(["id", "person_group", "assigned_to"])
    .where("reference", "=", reference)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!inquiry) return null;
  const others = await notePresence(app, { actor, reference });
  const newest = await newestMessage(db, inquiry);
  const messages = newest === shown ? [] : newerThan(await messagesOf(db, inquiry), shown);
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
