import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "~/core/db/schema";
import { addBusinessDays } from "~/facts/hours/closed-day";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";

type Where = ExpressionBuilder<Schema, "contact_submissions">;
type Condition = (where: Where) => Expression<SqlBool>;

/** The day up to which due estimates are in the queue: from one business day before the due day. */
export const estimatesUntil = (now: Date): string => dayText(addBusinessDays(clinicDay(now), 1));

const needsEstimate = (where: Where, now: Date) =>
  where.and([
    where("estimate_due_on", "is not", null),
    where("estimate_due_on", "<=", estimatesUntil(now)),
    where("status", "!=", "closed"),
  ]);

/**
 * Since when a visitor asks for another time, while the desk has not moved the appointment,
 * canceled or kept it; null: no request. Of a closed inquiry, only appointments to come count.
 */
export const askedSince = (where: Where, now: Date) =>
  where
    .selectFrom("bookings")
    .select(({ fn }) => fn.min("bookings.updated_at").as("asked_since"))
    .whereRef("bookings.submission_id", "=", "contact_submissions.id")
    .where("bookings.state", "=", "rescheduling")
    .where(({ or, eb }) =>
      or([
        eb("contact_submissions.status", "!=", "closed"),
        eb("bookings.ends_at", ">", now.toISOString()),
      ]),
    );

/** Other times that the visitor may choose from are the desk's answer to such a request. */
const asksForTime = (where: Where, now: Date) =>
  where.and([where(askedSince(where, now), "is not", null), where.not(hasOpenOffer(where, now))]);

/**
 * An inquiry stays new until the desk plans a day for it, or its estimate is due. A call time that
 * the visitor chose does not change this until that time, when the inquiry is due.
 */
const isNew = (where: Where, now: Date) =>
  where.and([
    where("status", "=", "new"),
    where.not(needsEstimate(where, now)),
    where.not(asksForTime(where, now)),
    where.or([
      where("due_at", "is", null),
      where.and([where("due_kind", "=", "callback"), where("due_at", ">", now.toISOString())]),
    ]),
  ]);

/** A text with a red flag, to which the desk has not replied, comes first. */
const isUrgent = (where: Where) =>
  where.and([
    where("red_flag_at", "is not", null),
    where.or([
      where("status", "=", "new"),
      where.and([
        where("unread_since", "is not", null),
        where("unread_since", "<=", where.ref("red_flag_at")),
      ]),
    ]),
  ]);

/**
 * The inquiries that may be due, a few, each found by an index: without this condition every closed
 * inquiry of the past would be read.
 */
const mayBeDue = (where: Where, now: Date) =>
  where("contact_submissions.id", "in", (query) =>
    query
      .selectFrom("contact_submissions as unread")
      .select("unread.id")
      .where("unread.unread_since", "is not", null)
      .unionAll(
        query
          .selectFrom("contact_submissions as planned")
          .select("planned.id")
          .where("planned.due_at", "<=", now.toISOString()),
      )
      .unionAll(
        query
          .selectFrom("contact_submissions as estimated")
          .select("estimated.id")
          .where("estimated.estimate_due_on", "<=", estimatesUntil(now)),
      )
      .unionAll(
        query
          .selectFrom("bookings as moved")
          .select("moved.submission_id as id")
          // A partial index is found by a literal.
          .where("moved.state", "=", sql.lit("rescheduling")),
      ),
  );

/** The last of the instants of `times`, of 24 characters each. */
const lastTime = sql<string>`substr(times, length(times) - 23)`;

/** The visitor was offered times, has chosen none yet, and may still choose the last of them. */
export const hasOpenOffer = (where: Where, now: Date) =>
  where.exists((query) =>
    query
      .selectFrom("time_offers")
      .select("time_offers.id")
      .whereRef("time_offers.submission_id", "=", "contact_submissions.id")
      .where("ended_at", "is", null)
      .where(lastTime, ">", now.toISOString()),
  );

/** Condition of each part of the queue. The parts do not overlap; suspected spam is in none. */
export function inGroup(group: QueueGroup, now: Date): Condition {
  const at = now.toISOString();
  const conditions: Record<Exclude<QueueGroup, "urgent">, Condition> = {
    new: (where) => isNew(where, now),
    due: (where) =>
      where.and([
        mayBeDue(where, now),
        where.not(isNew(where, now)),
        where.or([
          where("unread_since", "is not", null),
          where("due_at", "<=", at),
          needsEstimate(where, now),
          asksForTime(where, now),
        ]),
      ]),
    waiting: (where) =>
      where.and([
        where("status", "in", ["contacted", "booked"]),
        where("unread_since", "is", null),
        where.not(needsEstimate(where, now)),
        where.not(asksForTime(where, now)),
        where.or([
          where.and([where("status", "=", "contacted"), where("due_at", "is", null)]),
          // Times were offered in place of a future appointment.
          where.and([
            where("status", "=", "booked"),
            where.or([where("due_at", "is", null), where("due_at", ">", at)]),
            hasOpenOffer(where, now),
          ]),
        ]),
      ]),
  };
  const isIn: Condition = (where) => {
    if (group === "waiting") return conditions.waiting(where);
    const { new: fresh, due } = conditions;
    if (group === "urgent")
      return where.and([isUrgent(where), where.or([fresh(where), due(where)])]);
    return where.and([where.not(isUrgent(where)), conditions[group](where)]);
  };
  // The plus keeps SQLite from reading the index of everything that is not spam.
  const isNoSpam = group === "due" ? sql<SqlBool>`+suspected_spam = 0` : null;
  return (where) => where.and([isNoSpam ?? where("suspected_spam", "=", 0), isIn(where)]);
}

/** The parts of the queue in their order; other inquiries are not in the queue. */
export const queueGroups = ["urgent", "new", "due", "waiting"] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** A visitor's action that needs a reply; "disowned": “this was not me”. */
export type VisitorEvent = "wrote" | "reschedule" | "cancelled" | "booked" | "disowned";
