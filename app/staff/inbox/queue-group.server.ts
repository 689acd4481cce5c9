import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { InquiryStatus } from "~/staff/inquiry/inquiry-states";
import type { DueKind, QueueGroup } from "./queue-types";

type Place = {
  status: InquiryStatus;
  suspected_spam: number;
  due_at: string | null;
  due_kind: DueKind | null;
  unread_since: string | null;
};

/**
 * The part of the queue an inquiry is in; null when it is in none. A new one stays new until the
 * desk plans a day for it. The time that its visitor chose for a call does not hide it: when the
 * time has come, the inquiry is due.
 */
export function queueGroup(inquiry: Place, now: Date): QueueGroup | null {
  const { status, due_at: dueAt, due_kind: dueKind } = inquiry;
  const isDue = dueAt !== null && dueAt <= now.toISOString();
  if (inquiry.suspected_spam === 1) return null;
  if (status === "new" && (dueAt === null || (dueKind === "callback" && !isDue))) return "new";
  if (inquiry.unread_since !== null || isDue) return "due";
  if (dueAt !== null) return null;
  return status === "contacted" ? "waiting" : null;
}

type Where = ExpressionBuilder<Schema, "contact_submissions">;

const isNew = (where: Where, now: Date) =>
  where.and([
    where("status", "=", "new"),
    where.or([
      where("due_at", "is", null),
      where.and([where("due_kind", "=", "callback"), where("due_at", ">", now.toISOString())]),
    ]),
  ]);

/** The same rules as SQL; tests compare the two. */
export const inGroup: Record<QueueGroup, (now: Date) => (where: Where) => Expression<SqlBool>> = {
  new: (now) => (where) => where.and([where("suspected_spam", "=", 0), isNew(where, now)]),
  // Each half has an index of its own: an "or" over both would read the whole table.
  due: (now) => (where) =>
    where.and([
      where("suspected_spam", "=", 0),
      where.not(isNew(where, now)),
      where("contact_submissions.id", "in", (query) =>
        query
          .selectFrom("contact_submissions as unread")
          .select("unread.id")
          .where("unread.unread_since", "is not", null)
          .union(
            query
              .selectFrom("contact_submissions as due")
              .select("due.id")
              .where("due.due_at", "<=", now.toISOString()),
          ),
      ),
    ]),
  waiting: () => (where) =>
    where.and([
      where("suspected_spam", "=", 0),
      where("status", "=", "contacted"),
      where("due_at", "is", null),
      where("unread_since", "is", null),
    ]),
};
