import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { publishWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import { readHead } from "~/core/pages/content-versions";
import type { Actor } from "~/core/sessions/people";
import type { FactChange } from "~/facts/fact-change";
import { discardDrafts, needsOwner, stored } from "./drafts.server";
import { fieldsOf } from "./fields-of";
import { publishFacts, readyChanges } from "./publish-facts.server";

/** Schedules the changes for an instant; the drafts move into the scheduled entry. */
export async function scheduleDrafts(
  app: Pick<App, "db" | "clock" | "ownFacts">,
  { actor, why, at }: { actor: Actor; why: string; at: string },
) {
  const ready = await readyChanges(app, actor);
  if (ready.outcome !== "ready") return ready;
  const now = app.clock();
  await app.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("content_schedules")
      .values({
        id: randomUUID(),
        due_at: at,
        who: actor.name,
        person_id: actor.id,
        why,
        changes: JSON.stringify(ready.changes),
        created_at: now.toISOString(),
        state: "waiting",
        result: "",
      })
      .execute();
    const paths = ready.rows.map(({ path }) => path);
    await discardDrafts({ db: transaction }, { actor, paths });
    const detail = `${at}: ${paths.join(", ")}`;
    await writeAudit(transaction, { at: now, actor, action: "scheduled a publication", detail });
  });
  return { outcome: "scheduled" as const };
}

/**
 * Publishes what is due: entries that came due while the site was stopped, or that a clock jumped
 * over, are published at the next run. Each entry is claimed once, so a clock that goes back
 * publishes nothing twice.
 */
export async function publishDue(app: App) {
  const { db, clock } = app;
  const due = await db
    .selectFrom("content_schedules")
    .selectAll()
    .where("state", "=", "waiting")
    .where("due_at", "<=", clock().toISOString())
    .orderBy("due_at")
    .execute();
  for (const { id, who, person_id: personId, changes: stored, why } of due) {
    const changes = JSON.parse(stored) as FactChange[];
    const end = (within: Kysely<Schema>, state: "published" | "failed", result: string) =>
      within
        .updateTable("content_schedules")
        .set({ state, result })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    // The person who scheduled the entry may no longer be an owner.
    if (await needsOwner(db, { id: personId ?? "" }, changes)) {
      await end(db, "failed", publishWords.ownersEmail);
      continue;
    }
    const done = await publishFacts(app, {
      changes,
      who,
      personId,
      kind: "scheduled",
      why,
      alongside: (transaction, version) => end(transaction, "published", String(version)),
    });
    if (done.outcome === "refused") await end(db, "failed", done.message);
    // The second of two processes finds the facts published and changes nothing.
    if (done.outcome === "unchanged") await end(db, "published", publishWords.alreadySo);
  }
}

/** Ends an entry that waits, or takes a failed one off the list; true for the first who does it. */
export async function cancelScheduled(
  { db, clock }: Pick<App, "db" | "clock">,
  { actor, id }: { actor: Actor; id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("content_schedules")
    .set({ state: "canceled" })
    .where("id", "=", id)
    .where("state", "in", listed)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await writeAudit(db, { at: clock(), actor, action: "canceled a publication" });
  return numUpdatedRows > 0n;
}

/**
 * Moves a scheduled entry's changes into the drafts of `actor`, who may compare, change and publish
 * them. What the same person has typed since stays.
 */
export async function redoScheduled(app: App, { actor, id }: { actor: Actor; id: string }) {
  const { db, clock } = app;
  const fields = fieldsOf((await readHead(db, app.ownFacts)).facts);
  await db.transaction().execute(async (transaction) => {
    const entry = await transaction
      .selectFrom("content_schedules")
      .select("changes")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!entry || !(await cancelScheduled({ db: transaction, clock }, { actor, id }))) return;
    const rows = fields.inFields(JSON.parse(entry.changes)).map(({ path, from, to }) => ({
      person_id: actor.id,
      who: actor.name,
      path,
      was: stored(from),
      typed: stored(to),
      changed_at: clock().toISOString(),
    }));
    if (rows.length > 0)
      await transaction
        .insertInto("content_drafts")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}

/** States of the entries that the desk lists. */
const listed = ["waiting", "failed"] as const;

/** Waiting scheduled entries, and failed ones. Values are as typed; instants are ISO 8601 in UTC. */
export async function readScheduled({ db, ownFacts }: Pick<App, "db" | "ownFacts">) {
  const fields = fieldsOf((await readHead(db, ownFacts)).facts);
  const rows = await db
    .selectFrom("content_schedules")
    .selectAll()
    .where("state", "in", listed)
    .orderBy("due_at")
    .limit(50)
    .execute();
  return rows.map(({ id, due_at, who, why, changes, state, result }) => ({
    id,
    dueAt: due_at,
    who,
    why,
    state,
    result,
    changes: fields
      .inFields(JSON.parse(changes) as FactChange[])
      .map(({ path, to }) => ({ path, to: fields.show(path, to) })),
  }));
}
