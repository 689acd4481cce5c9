import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { QueueGroup } from "./queue-types";

type Where = ExpressionBuilder<Schema, "contact_submissions">;
type Condition = (where: Where) => Expression<SqlBool>;

/**
 * A new inquiry stays new until the desk plans a day for it. The time that its visitor chose for a
 * call does not hide it: when the time has come, the inquiry is due.
 */
const isNew = (where: Where, now: string) =>
  where.and([
    where("status", "=", "new"),
    where.or([
      where("due_at", "is", null),
      where.and([where("due_kind", "=", "callback"), where("due_at", ">", now)]),
    ]),
  ]);

/** Condition of each part of the queue; an inquiry is in one at most, suspected spam in none. */
export function inGroup(group: QueueGroup, now: Date): Condition {
  const at = now.toISOString();
  const conditions: Record<QueueGroup, Condition> = {
    new: (where) => isNew(where, at),
    due: (where) =>
      where.and([
        where.not(isNew(where, at)),
        where.or([where("unread_since", "is not", null), where("due_at", "<=", at)]),
      ]),
    waiting: (where) =>
      where.and([
        where("unread_since", "is", null),
        where.or([
          where.and([where("status", "=", "contacted"), where("due_at", "is", null)]),
          // Other times were offered in the place of an appointment to come.
          where.and([
            where("status", "=", "booked"),
            where.or([where("due_at", "is", null), where("due_at", ">", at)]),
            where.exists((query) =>
              query
                .selectFrom("time_offers")
                .select("time_offers.id")
                .whereRef("time_offers.submission_id", "=", "contact_submissions.id")
                .where("ended_at", "is", null),
            ),
          ]),
        ]),
      ]),
  };
  return (where) => where.and([where("suspected_spam", "=", 0), conditions[group](where)]);
}
