import type { App } from "~/core/app";
import { countRows, oneOf } from "~/core/db/queries";
import {
  type Colleague,
  colleagueOf,
  isOf,
  listColleagues,
  type QueueOf,
} from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { assignInquiry } from "~/staff/inquiry/assign-inquiry.server";
import { changeId } from "~/staff/inquiry-record/change-inquiry.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { inQueueOrder, mostRows, queueQuery, type Whose } from "./list-queue.server";

/** Number of retries when a colleague takes the same inquiry at the same moment. */
const tries = 10;

/** Number of new and due inquiries: in the navigation, the tab and above the queue. */
export const countWaiting = (app: App, actor: Actor, of: QueueOf = ""): Promise<number> =>
  countRows(
    app.db,
    queueQuery(app, "urgent", { actor, of })
      .select("contact_submissions.id")
      .unionAll(queueQuery(app, "new", { actor, of }).select("contact_submissions.id"))
      .unionAll(queueQuery(app, "due", { actor, of }).select("contact_submissions.id")),
  );

/**
 * Number of inquiries received after `since` (ISO 8601), and of those that are waiting now. Every
 * open queue and list polls it; it holds no visitor's data and is not audited.
 */
export async function countQueue(app: App, { since, ...whose }: Whose & { since: string }) {
  const arrived = app.db
    .selectFrom("contact_submissions")
    .select("id")
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where(maySee(whose.actor))
    .where(isOf(whose.of))
    .where(({ or, eb }) => or([eb("created_at", ">", since), eb("unread_since", ">", since)]));
  return {
    arrived: await countRows(app.db, arrived),
    waits: await countWaiting(app, whose.actor, whose.of),
  };
}

/**
 * Assignees by reference of these inquiries that `actor` may see; unassigned ones are left out.
 * Holds no visitor's data and is not audited.
 */
export async function readOwners(
  { db }: App,
  actor: Actor,
  references: readonly string[],
): Promise<Record<string, Colleague>> {
  const people = await listColleagues(db);
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["reference", "assigned_to"])
    .where(oneOf(db, "reference", references))
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .orderBy("reference")
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ reference, assigned_to: id }) => {
      const owner = colleagueOf(people, id);
      return owner ? [[reference, owner]] : [];
    }),
  );
}

/**
 * Reference of the new or due inquiry after `after`, in the queue's order; after the last comes the
 * first. Skips calls that the visitor wants later. null: no other inquiry is new or due.
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
  const [urgent, due] = [inQueueOrder(app, "urgent", whose), inQueueOrder(app, "due", whose)];
  for (const query of [urgent, fresh, due]) {
    const rows = await query.select("reference").limit(mostRows).execute();
    references.push(...rows.map(({ reference }) => reference));
  }
  const next = references[references.indexOf(after) + 1] ?? references[0];
  return next && next !== after ? next : null;
}

/**
 * Assigns the first new or due inquiry that is unassigned, and returns its reference; without one,
 * returns the first of the person's own. null: neither exists. `idempotencyKey`: the same form sent
 * twice takes one inquiry.
 */
export async function takeNext(
  app: App,
  { actor, idempotencyKey }: { actor: Actor; idempotencyKey: string },
): Promise<string | null> {
  const own = await app.db
    .selectFrom("contact_submissions")
    .innerJoin("inquiry_history", "submission_id", "contact_submissions.id")
    .select(["reference", "inquiry_history.id"])
    .where("assigned_to", "=", actor.id)
    .where("kind", "=", "assigned")
    .execute();
  const taken = own.find(
    ({ reference, id }) =>
      id === changeId({ reference, idempotencyKey }, "assigned inquiry", ` ${actor.id}`),
  );
  if (taken) return taken.reference;
  for (let n = 0; n < tries; n++) {
    const reference = await nextInQueue(app, { actor, of: "nobody", after: "" });
    if (!reference) break;
    const done = await assignInquiry(app, {
      actor,
      reference,
      idempotencyKey,
      from: "",
      to: actor.id,
    });
    if (done === "changed") return reference;
  }
  return nextInQueue(app, { actor, of: actor.id, after: "" });
}
