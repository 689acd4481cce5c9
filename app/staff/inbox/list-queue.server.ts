import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { emailOnly } from "~/content/en/reach-options";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { countRows, oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import {
  type Colleague,
  colleagueOf,
  isOf,
  listColleagues,
  type QueueOf,
} from "~/core/sessions/list-colleagues";
import { type Actor, theVisitor } from "~/core/sessions/people";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { listTodaysBookings } from "~/staff/bookings/read-bookings.server";
import type { StoredInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import {
  dueOf,
  fullName,
  overdueSince,
  waitedMinutes,
} from "~/staff/inquiry-record/inquiry-row.server";
import { isInquiryFor, maySee } from "~/staff/inquiry-record/own-inquiries.server";
import {
  askedSince,
  estimatesUntil,
  hasOpenOffer,
  inGroup,
  type QueueGroup,
  queueGroups,
  type VisitorNews,
} from "./queue-group.server";

/** Most rows of each part; the list of all inquiries has the rest. */
export const mostRows = 50;
/** Characters of the message shown in a row. */
const wordsLength = 160;

export type QueueRow = ReturnType<typeof queueRow> & {
  words: string;
  called: UnansweredCall | null;
};
type UnansweredCall = { at: string; outcome: "no-answer" | "voicemail" };

/** Sorts each part by waiting time, the longest first. */
const since = (
  where: ExpressionBuilder<Schema, "contact_submissions">,
  group: QueueGroup,
  now: Date,
) =>
  group === "due"
    ? sql<string>`coalesce(unread_since, ${askedSince(where, now)}, case when due_at <= ${now.toISOString()} then due_at end, estimate_due_on)`
    : sql<string>`contact_submissions.created_at`;

/** Condition of the assignee `of`, among the inquiries that `actor` may see. */
export type Whose = { actor: Actor; of: QueueOf };

export const queueQuery = ({ db, clock }: App, group: QueueGroup, { actor, of }: Whose) =>
  db
    .selectFrom("contact_submissions")
    .where(inGroup(group, clock()))
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .where(isOf(of));

export const inQueueOrder = (app: App, group: QueueGroup, whose: Whose) =>
  queueQuery(app, group, whose)
    .orderBy((where) => since(where, group, app.clock()))
    .orderBy("contact_submissions.id");

/**
 * The queue, today's appointments beside it, and their one audit entry, which is also that of the
 * inquiry that is `open`; "": none.
 */
export async function readQueuePage(app: App, { open, ...whose }: Whose & { open: string }) {
  const { actor } = whose;
  const queue = await listQueue(app, whose);
  const today = await listTodaysBookings(app, { actor });
  const rows = [...queueGroups.flatMap((group) => queue.groups[group].rows), ...today];
  const isOpen = open !== "" && (await isInquiryFor(app, actor, open));
  await writeAudit(app.db, {
    at: app.clock(),
    actor,
    ...(isOpen ? { action: "opened inquiry", subject: open } : { action: "listed inquiries" }),
    detail: [...new Set(rows.map(({ reference }) => reference))].join(" "),
  });
  return { queue, today };
}

/** The desk's queue: what is next, its assignee, when it is due. */
export async function listQueue(app: App, { actor, of }: Whose) {
  const people = await listColleagues(app.db);
  const groups = {} as Record<QueueGroup, { rows: QueueRow[]; count: number }>;
  for (const group of queueGroups) {
    const stored = await inQueueOrder(app, group, { actor, of })
      .selectAll("contact_submissions")
      .select((eb) => hasOpenOffer(eb, app.clock()).as("offered"))
      .select((eb) => askedSince(eb, app.clock()).as("askedSince"))
      .limit(mostRows)
      .execute();
    const unread = stored.filter(({ unread_since }) => unread_since !== null);
    const news = await visitorNews(
      app.db,
      unread.map(({ id }) => id),
    );
    const ids = stored.map(({ id }) => id);
    const calls = await unansweredCalls(app.db, ids);
    const written = await newestMessages(app.db, ids);
    groups[group] = {
      rows: stored.map((row) => ({
        ...queueRow(app, people, group, row, news),
        /** The last contact was a call without an answer; null: it was not. */
        called: calls.get(row.id) ?? null,
        /** The first words of the newest message of either side; "" when there is none. */
        words: firstWords(written.get(row.id) ?? row.message),
      })),
      count: await countRows(
        app.db,
        queueQuery(app, group, { actor, of }).select("contact_submissions.id"),
      ),
    };
  }
  return { groups };
}

function queueRow(
  app: App,
  people: readonly Colleague[],
  group: QueueGroup,
  row: StoredInquiry & { offered: unknown; askedSince: string | null },
  news: ReadonlyMap<string, VisitorNews>,
) {
  const now = app.clock();
  const isPlanned = row.due_at !== null && row.due_at <= now.toISOString();
  const waitsSince = {
    new: row.created_at,
    due: row.unread_since ?? row.askedSince ?? (isPlanned ? row.due_at : null),
    waiting: row.last_contact_at,
  }[group];
  const { estimate_due_on: estimateDueOn } = row;
  const isNear = estimateDueOn !== null && estimateDueOn <= estimatesUntil(now);
  return {
    reference: row.reference,
    group,
    name: fullName(row),
    emailOnly: row.reach_by === emailOnly,
    noVoicemail: row.no_voicemail !== "",
    service: row.service as string,
    /** Start of the wait that the row's group counts: received, due, or last contact. */
    since: waitsSince ?? row.created_at,
    createdAt: row.created_at,
    status: row.status,
    waitedMinutes: waitedMinutes(app, row),
    overdue: row.status === "new" && row.created_at <= overdueSince(app).toISOString(),
    assignedTo: colleagueOf(people, row.assigned_to),
    due: dueOf(row),
    // SQLite returns a number.
    offered: Boolean(row.offered),
    /** Last day of a due estimate, shown from one business day before; null: none is due yet. */
    estimate: isNear
      ? { dueOn: estimateDueOn, late: estimateDueOn < dayText(clinicDay(now)) }
      : null,
    /** The visitor's newest unanswered action, or their wish for another time; null: none. */
    news: row.unread_since === null ? row.askedSince && "asked" : (news.get(row.id) ?? "wrote"),
  };
}

const firstWords = (text: string) => text.slice(0, wordsLength).replace(/\s+/g, " ").trim();

/** The newest message of the conversation of each of these inquiries, by id. */
async function newestMessages(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await db
    .selectFrom("inquiry_messages")
    .select(["submission_id", "body"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("at")
    .orderBy("id")
    .execute();
  return new Map(found.map(({ submission_id: id, body }) => [id, body]));
}

/** Latest actions of these inquiries' visitors, by id; confirming an appointment needs no reply. */
async function visitorNews(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, VisitorNews>> {
  const news = new Map<string, VisitorNews>();
  if (ids.length === 0) return news;
  const entries = await db
    .selectFrom("inquiry_history")
    .select(["submission_id", "kind", "detail"])
    .where("submission_id", "in", ids)
    .where("person_id", "=", theVisitor.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const { submission_id: id, kind, detail } of entries) {
    if (kind === "message") news.set(id, "wrote");
    else if (kind === "link") news.set(id, "disowned");
    else if (detail.startsWith("asked")) news.set(id, "asked");
    else if (detail.startsWith("cancelled")) news.set(id, "cancelled");
    else if (/^(re)?chosen /.test(detail)) news.set(id, "booked");
  }
  return news;
}

/** Of these inquiries, by id, the call without an answer after which nobody wrote, called or booked. */
async function unansweredCalls(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, UnansweredCall>> {
  const calls = new Map<string, UnansweredCall>();
  if (ids.length === 0) return calls;
  const entries = await db
    .selectFrom("inquiry_history")
    .select(["submission_id", "kind", "detail", "at"])
    .where("submission_id", "in", ids)
    .where("kind", "in", ["call", "message", "booking", "undone"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const before = new Map<string, UnansweredCall | undefined>();
  for (const { submission_id: id, kind, detail, at } of entries) {
    const restored = kind === "undone" && detail === "call" ? before.get(id) : undefined;
    if (kind === "undone" && detail !== "call") continue;
    if (kind === "call") before.set(id, calls.get(id));
    calls.delete(id);
    if (restored) calls.set(id, restored);
    if (kind === "call" && (detail === "no-answer" || detail === "voicemail"))
      calls.set(id, { at, outcome: detail });
  }
  return calls;
}
