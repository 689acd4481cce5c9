import type { App } from "~/core/app";
import { countRows } from "~/core/db/count-rows";
import { isOf, type QueueOf } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { assignInquiry } from "~/staff/inquiry/assign-inquiry.server";
import { changeId } from "~/staff/inquiry/change-inquiry.server";
import { maySee } from "~/staff/inquiry/own-inquiries.server";
import { inQueueOrder, mostRows, queueQuery, type Whose } from "./list-queue.server";

/** How often takeNext tries again when a colleague takes the same inquiry at the same moment. */
const tries = 10;

/** Number of inquiries that are new or due: in the navigation, the tab and above the queue. */
export const countWaiting = (app: App, who: Actor, of: QueueOf = ""): Promise<number> =>
  countRows(
    app.db,
    queueQuery(app, "new", { who, of })
      .select("contact_submissions.id")
      .unionAll(queueQuery(app, "due", { who, of }).select("contact_submissions.id")),
  );

/**
 * How many inquiries came in after `since` (ISO 8601) and how many wait now. Every open queue asks
 * for it every 20 seconds; it shows nobody's data and is not audited.
 */
export async function countQueue(app: App, { since, ...whose }: Whose & { since: string }) {
  const arrived = app.db
    .selectFrom("contact_submissions")
    .select("id")
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where(maySee(whose.who))
    .where(isOf(whose.of))
    .where(({ or, eb }) => or([eb("created_at", ">", since), eb("unread_since", ">", since)]));
  return {
    arrived: await countRows(app.db, arrived),
    waits: await countWaiting(app, whose.who, whose.of),
  };
}

/**
 * Reference of the inquiry after `after` that is new or due, in the queue's order, the first after
 * the last. A call that its visitor wants later is left out. null: no other one needs anything now.
 */
export async function nextInQueue(
  app: App,
  { after, ...whose }: Whose & { after: string },
): Promise<string | null> {
  const now = app.clock().toISOString();
  const fresh = inQueueOrder(app, "new", whose).where(({ or, eb }) =>
    or([eb("due_at", "is", null), eb("due_at", "<=", now)]),
  );
  const references: string[] = [];
  for (const query of [fresh, inQueueOrder(app, "due", whose)]) {
    const rows = await query.select("reference").limit(mostRows).execute();
    references.push(...rows.map(({ reference }) => reference));
  }
  const next = references[references.indexOf(after) + 1] ?? references[0];
  return next && next !== after ? next : null;
}

/**
 * Assigns the first inquiry that is new or due and unassigned, and returns its reference; when there
 * is none, returns the first of the person's own. null: neither exists. `attempt` is the form's
 * idempotency key: the same form sent twice takes one inquiry.
 */
export async function takeNext(
  app: App,
  { who, attempt }: { who: Actor; attempt: string },
): Promise<string | null> {
  const taken = await app.db
    .selectFrom("inquiry_history")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select("reference")
    .where("inquiry_history.id", "=", changeId(attempt, "assigned inquiry", ` ${who.id}`))
    .executeTakeFirst();
  if (taken) return taken.reference;
  for (let n = 0; n < tries; n++) {
    const reference = await nextInQueue(app, { who, of: "nobody", after: "" });
    if (!reference) break;
    const done = await assignInquiry(app, { who, reference, attempt, from: "", to: who.id });
    if (done === "changed") return reference;
  }
  return nextInQueue(app, { who, of: who.id, after: "" });
}
