import type { Kysely } from "kysely";
import { publishWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import { readHead } from "~/core/pages/content-versions";
import type { Actor } from "~/core/sessions/people";
import type { FactChange } from "~/facts/fact-change";
import { needsOwner } from "./drafts.server";
import { fieldsOf } from "./fields-of.server";
import { published } from "./publish-drafts.server";
import { publishFacts } from "./publish-facts.server";
import type { Scheduled } from "./website-types";

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
  for (const { id, who, person_id, changes: stored, why } of due) {
    const changes = JSON.parse(stored) as FactChange[];
    const about = { who, personId: person_id, kind: "scheduled" as const, why };
    const end = (within: Kysely<Schema>, state: "published" | "failed", result: string) =>
      within
        .updateTable("content_schedules")
        .set({ state, result })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    // The person who scheduled the entry may no longer be an owner.
    if (await needsOwner(db, { id: person_id ?? "" }, changes)) {
      await end(db, "failed", publishWords.ownersEmail);
      continue;
    }
    const outcome = published(
      await publishFacts(app, {
        ...{ ...about, changes },
        alongside: async (transaction, version) =>
          void (await end(transaction, "published", String(version))),
      }),
      changes,
    );
    if (outcome.outcome === "refused") await end(db, "failed", outcome.message);
    // The second of two processes finds the facts published and changes nothing.
    if (outcome.outcome === "unchanged") await end(db, "published", publishWords.alreadySo);
  }
}

export async function cancelScheduled(
  { db, clock }: App,
  { actor, id }: { actor: Actor; id: string },
) {
  const { numUpdatedRows } = await db
    .updateTable("content_schedules")
    .set({ state: "canceled" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await writeAudit(db, { at: clock(), actor, action: "canceled a publication" });
}

/** Waiting scheduled entries, and failed ones. */
export async function readScheduled({ db, ownFacts }: App): Promise<Scheduled[]> {
  const fields = fieldsOf((await readHead(db, ownFacts)).facts);
  const rows = await db
    .selectFrom("content_schedules")
    .selectAll()
    .where("state", "in", ["waiting", "failed"])
    .orderBy("due_at")
    .limit(50)
    .execute();
  return rows.map(({ id, due_at, who, why, changes, state, result }) => ({
    ...{ id, dueAt: due_at, who, why, state, result },
    changes: fields
      .inFields(JSON.parse(changes) as FactChange[])
      .map(({ path, to }) => ({ path, to: fields.show(path, to) })),
  }));
}
