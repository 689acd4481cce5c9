import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { emailOnly } from "~/content/form-values";
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
import { withSamePerson } from "~/staff/inquiry/same-person.server";
import type { StoredInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import {
  dueOf,
  fullName,
  overdueSince,
  waitedMinutes,
} from "~/staff/inquiry-record/inquiry-row.server";
import { firstTexts, partsOfMany } from "~/staff/inquiry-record/joined-inquiries.server";
import { isInquiryFor, maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { tooFewDigits } from "~/staff/inquiry-record/phone-number";
import {
  askedSince,
  hasOpenOffer,
  inGroup,
  type QueueGroup,
  queueGroups,
  type VisitorEvent,
} from "./queue-group.server";

/** Most rows of each part; the list of all inquiries has the rest. */
export const mostRows = 50;
/** Characters of the message shown in a row. */
const wordsLength = 160;

export type QueueRow = ReturnType<typeof queueRow> & {
  words: string;
  maybeSame: boolean;
  called: UnansweredCall | null;
};
type UnansweredCall = { at: string; outcome: "no-answer" | "voicemail" };

/** Sorts each part by waiting time, the longest first. */
const since = (
  where: ExpressionBuilder<Schema, "contact_submissions">,
  group: QueueGroup,
  now: Date,
) =>
  group === "urgent"
    ? sql<string>`red_flag_at`
    : group === "due"
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
  const isListed = rows.some(({ reference }) => reference === open);
  await writeAudit(app.db, {
    at: app.clock(),
    actor,
    ...(isOpen ? { action: "opened inquiry", subject: open } : { action: "listed inquiries" }),
    detail: [...new Set(rows.map(({ reference }) => reference))].join(" "),
  });
  const pinned = isOpen && !isListed ? await readQueueRow(app, actor, open) : null;
  return { queue, today, pinned };
}

/** The row of one inquiry, whether or not a group of the queue has it. */
async function readQueueRow(app: App, actor: Actor, reference: string) {
  const stored = await app.db
    .selectFrom("contact_submissions")
    .selectAll("contact_submissions")
    .select((eb) => hasOpenOffer(eb, app.clock()).as("offered"))
    .select((eb) => askedSince(eb, app.clock()).as("askedSince"))
    .where("reference", "=", reference)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .execute();
  const people = await listColleagues(app.db);
  const [row] = await queueRows(app, { actor, people, group: "waiting", stored });
  return row ?? null;
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
    groups[group] = {
      rows: await queueRows(app, { actor, people, group, stored }),
      count: await countRows(
        app.db,
        queueQuery(app, group, { actor, of }).select("contact_submissions.id"),
      ),
    };
  }
  return { groups };
}

type Stored = StoredInquiry & { offered: unknown; askedSince: string | null };

async function queueRows(
  app: App,
  {
    actor,
    people,
    group,
    stored,
  }: {
    actor: Actor;
    people: readonly Colleague[];
    group: QueueGroup;
    stored: readonly Stored[];
  },
) {
  const parts = await partsOfMany(
    app.db,
    stored.map(({ id }) => id),
  );
  const events = await visitorEventsOf(app.db, parts);
  const calls = await unansweredCalls(app.db, parts);
  const written = await newestMessages(app.db, parts);
  const same = await withSamePerson(app.db, stored, actor);
  return stored.map((row) => ({
    ...queueRow(app, people, group, row, events),
    /** The last contact was a call without an answer; null: it was not. */
    called: calls.get(row.id) ?? null,
    /** The first words of the newest message of either side; "" when there is none. */
    words: firstWords(written.get(row.id) ?? row.message),
    /** Another inquiry has the same email or phone. */
    maybeSame: same.has(row.id),
  }));
}

function queueRow(
  app: App,
  people: readonly Colleague[],
  group: QueueGroup,
  row: Stored,
  events: ReadonlyMap<string, VisitorEvent>,
) {
  const now = app.clock();
  const isPlanned = row.due_at !== null && row.due_at <= now.toISOString();
  const waitsSince = {
    urgent: row.red_flag_at,
    new: row.created_at,
    due: row.unread_since ?? row.askedSince ?? (isPlanned ? row.due_at : null),
    waiting: row.last_contact_at,
  }[group];
  const { estimate_due_on: estimateDueOn, unread_since: unread, askedSince: asked } = row;
  return {
    reference: row.reference,
    group,
    name: fullName(row),
    language: row.language,
    emailOnly: row.reach_by === emailOnly,
    noVoicemail: row.no_voicemail !== "",
    hasRedFlag: row.red_flag_at !== null,
    tooFewDigits: tooFewDigits(row.phone),
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
    /** Last day of the next estimate; null: none is due. */
    estimate:
      estimateDueOn !== null && row.status !== "closed"
        ? { dueOn: estimateDueOn, late: estimateDueOn < dayText(clinicDay(now)) }
        : null,
    /** A plan of the desk whose time has come still waits. */
    isPlanned,
    /** The visitor's request for another time while it waits, and their newest unanswered action. */
    visitorEvents: [
      ...new Set<VisitorEvent>([
        ...(asked === null ? [] : (["reschedule"] as const)),
        ...(unread === null ? [] : [events.get(row.id) ?? ("wrote" as const)]),
      ]),
    ],
  };
}

const firstWords = (text: string) => text.slice(0, wordsLength).replace(/\s+/g, " ").trim();

type Parts = ReadonlyMap<string, string>;

/** The newest message of the conversation of each of these inquiries, by id. */
async function newestMessages(db: Kysely<Schema>, parts: Parts): Promise<Map<string, string>> {
  const ids = [...parts.keys()];
  const written = await db
    .selectFrom("inquiry_messages")
    .select(["submission_id as id", "at", "body"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("at")
    .orderBy("inquiry_messages.id")
    .execute();
  const all = [...(await firstTexts(db, ids)), ...written].sort((a, b) => (a.at < b.at ? -1 : 1));
  return new Map(all.map(({ id, body }) => [parts.get(id) ?? id, body]));
}

/** Latest actions of these inquiries' visitors, by id; confirming an appointment needs no reply. */
async function visitorEventsOf(
  db: Kysely<Schema>,
  parts: Parts,
): Promise<Map<string, VisitorEvent>> {
  const events = new Map<string, VisitorEvent>();
  const entries = await db
    .selectFrom("inquiry_history")
    .select(["submission_id", "kind", "detail"])
    .where(oneOf(db, "submission_id", [...parts.keys()]))
    .where("person_id", "=", theVisitor.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const { submission_id: part, kind, detail } of entries) {
    const id = parts.get(part) ?? part;
    if (kind === "message") events.set(id, "wrote");
    else if (kind === "link") events.set(id, "disowned");
    else if (detail.startsWith("rescheduling")) events.set(id, "reschedule");
    else if (detail.startsWith("cancelled")) events.set(id, "cancelled");
    else if (/^(re)?chosen /.test(detail)) events.set(id, "booked");
  }
  return events;
}

/** The last unanswered call of each inquiry, by id, if no message, call or booking followed it. */
async function unansweredCalls(
  db: Kysely<Schema>,
  parts: Parts,
): Promise<Map<string, UnansweredCall>> {
  const calls = new Map<string, UnansweredCall>();
  const entries = await db
    .selectFrom("inquiry_history")
    .select(["submission_id", "kind", "detail", "at"])
    .where(oneOf(db, "submission_id", [...parts.keys()]))
    .where("kind", "in", ["call", "message", "booking", "undone"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const before = new Map<string, UnansweredCall | undefined>();
  for (const { submission_id: part, kind, detail, at } of entries) {
    const id = parts.get(part) ?? part;
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
