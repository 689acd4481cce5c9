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

/** How often takeNext tries again when a colleague takes the same inquiry at the same moment. */
const tries = 10;

/** Number of inquiries that are new or due: in the navigation, the tab and above the queue. */
export const countWaiting = (app: App, actor: Actor, of: QueueOf = ""): Promise<number> =>
  countRows(
    app.db,
    queueQuery(app, "new", { actor, of })
      .select("contact_submissions.id")
      .unionAll(queueQuery(app, "due", { actor, of }).select("contact_submissions.id")),
  );

/**
 * How many inquiries came in after `since` (ISO 8601) and how many wait now. Every open queue and
 * list asks for it again and again; it shows nobody's data and is not audited.
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

/** Who has these inquiries that `actor` may see, by reference; nobody has the others. It shows no visitor's data either. */
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
 * is none, returns the first of the person's own. null: neither exists. `idempotencyKey` is the form's
 * idempotency key: the same form sent twice takes one inquiry.
 */
export async function takeNext(
  app: App,
  { actor, idempotencyKey }: { actor: Actor; idempotencyKey: string },
): Promise<string | null> {
  const taken = await app.db
    .selectFrom("inquiry_history")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select("reference")
    .where("inquiry_history.id", "=", changeId(idempotencyKey, "assigned inquiry", ` ${actor.id}`))
    .executeTakeFirst();
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
