import { sql } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import { countRows } from "~/core/db/count-rows";
import { colleagueOf, isOf, listColleagues } from "~/core/sessions/list-colleagues";
import { windowText } from "~/facts/hours/callback-window";
import { type DeskParts, overdueSince } from "~/staff/frame/desk-parts.server";
import type { InquiryStatus } from "~/staff/inquiry/inquiry-states";
import { inGroup } from "./queue-group.server";
import {
  type Colleague,
  type DueKind,
  type QueueGroup,
  type QueueOf,
  type QueueRow,
  type QueueServices,
  queueGroups,
  type VisitorNews,
} from "./queue-types";
import { visitorNews } from "./visitor-news.server";

/** Rows of each part: nobody works on more at once, and the list of all inquiries has the rest. */
const mostRows = 50;
const wordsLength = 160;

const columns = [
  ...(["id", "reference", "first_name", "last_name", "service", "status"] as const),
  ...(["created_at", "answered_at", "last_contact_at", "assigned_to"] as const),
  ...(["due_at", "due_kind", "due_reason", "unread_since", "call_window"] as const),
] as const;

/** In each part, the longest waiting first. */
const since = {
  new: sql<string>`contact_submissions.created_at`,
  due: sql<string>`coalesce(unread_since, due_at)`,
  waiting: sql<string>`contact_submissions.created_at`,
} satisfies Record<QueueGroup, unknown>;

export const queueQuery = (
  { db, clock }: Pick<DeskParts, "db" | "clock">,
  group: QueueGroup,
  of: QueueOf,
) =>
  db
    .selectFrom("contact_submissions")
    .where(inGroup[group](clock()))
    .where("removed_at", "is", null)
    .where(isOf(of));

export const inQueueOrder = (parts: DeskParts, group: QueueGroup, of: QueueOf) =>
  queueQuery(parts, group, of).orderBy(since[group]).orderBy("contact_submissions.id");

export function makeListQueue(parts: DeskParts): QueueServices["listQueue"] {
  const { db, clock } = parts;
  return async ({ who, of, beside = false }) => {
    const people = await listColleagues(db);
    const groups: Partial<Record<QueueGroup, { rows: QueueRow[]; count: number }>> = {};
    for (const group of queueGroups) {
      const rows = await inQueueOrder(parts, group, of)
        .select(columns)
        .select(sql<string>`substr(message, 1, ${sql.lit(wordsLength)})`.as("words"))
        .limit(mostRows)
        .execute();
      const count = await countRows(
        db,
        queueQuery(parts, group, of).select("contact_submissions.id"),
      );
      const unread = rows.filter(({ unread_since }) => unread_since !== null);
      const news = await visitorNews(
        db,
        unread.map(({ id }) => id),
      );
      groups[group] = {
        rows: rows.map((row) => queueRow(parts, people, group, row, news)),
        count,
      };
    }
    const all = groups as Record<QueueGroup, { rows: QueueRow[]; count: number }>;
    if (beside) return { groups: all };
    const seen = queueGroups.flatMap((group) => all[group].rows.map(({ reference }) => reference));
    await writeAudit(db, {
      at: clock(),
      who,
      action: "listed inquiries",
      detail: seen.join(" "),
    });
    return { groups: all };
  };
}

type Stored = {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  words: string;
  service: string;
  status: InquiryStatus;
  created_at: string;
  answered_at: string | null;
  last_contact_at: string | null;
  assigned_to: string | null;
  due_at: string | null;
  due_kind: DueKind | null;
  due_reason: string;
  call_window: string;
  unread_since: string | null;
};

const minute = 60_000;

function queueRow(
  parts: DeskParts,
  people: readonly Colleague[],
  group: QueueGroup,
  row: Stored,
  news: ReadonlyMap<string, VisitorNews>,
): QueueRow {
  const now = parts.clock();
  const until = row.answered_at ? new Date(row.answered_at) : now;
  const waited = parts.officeTime.between(new Date(row.created_at), until);
  return {
    reference: row.reference,
    group,
    name: `${row.first_name} ${row.last_name}`,
    words: row.words.replace(/\s+/g, " ").trim(),
    service: row.service,
    since:
      {
        new: row.created_at,
        due: row.unread_since ?? row.due_at,
        waiting: row.last_contact_at,
      }[group] ?? row.created_at,
    createdAt: row.created_at,
    status: row.status,
    waitedMinutes: Math.floor(waited / minute),
    overdue: row.status === "new" && row.created_at <= overdueSince(parts).toISOString(),
    assignedTo: colleagueOf(people, row.assigned_to),
    due: dueOf(row),
    news: row.unread_since === null ? null : (news.get(row.id) ?? "wrote"),
  };
}

/** When it comes back and why; for a call, the reason is the time that the visitor chose. */
export const dueOf = (
  row: Pick<Stored, "due_at" | "due_kind" | "due_reason" | "call_window">,
): QueueRow["due"] => {
  const { due_at: at, due_kind: kind } = row;
  if (!at || !kind) return null;
  return { at, kind, reason: kind === "callback" ? windowText(row.call_window) : row.due_reason };
};
