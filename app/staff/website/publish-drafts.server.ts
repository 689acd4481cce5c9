import { randomUUID } from "node:crypto";
import { publishWords } from "~/content/en/staff/staff-site";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Actor } from "~/core/sessions/people";
import { changesBetween, type FactChange } from "~/facts/fact-change";
import type { Facts } from "~/facts/facts-schema";
import { askForClaims, readClaims } from "./claims.server";
import {
  type Drafted,
  discardDrafts,
  endDrafts,
  needsOwner,
  readDrafts,
  withRecords,
} from "./drafts.server";
import { changesBack } from "./history.server";
import { type PublishOutcome, publishFacts } from "./publish-facts.server";
import type { Published } from "./website-types";

/** Scheduling renders no pages, so it needs only these. */
type DraftApp = Pick<App, "db" | "clock" | "ownFacts">;

const refused = (message: string): Published => ({ outcome: "refused", message });

/** Whether texts of the payment provider's products have changed. */
const touchesDescriptions = (changes: readonly FactChange[]) =>
  changes.some(({ path }) => /^treatments\.[^.]+\.description$/.test(path));

export function published(outcome: PublishOutcome, changes: readonly FactChange[]): Published {
  switch (outcome.outcome) {
    case "published":
      return { ...outcome, descriptions: touchesDescriptions(changes) };
    case "unchanged":
      return outcome;
    case "conflict":
      return refused(publishWords.conflict);
    case "wrong":
      return refused(`${publishWords.wrong} ${outcome.problems.join("; ")}`);
    case "failed":
      return refused(publishWords.failed(outcome.page, outcome.reason));
  }
}

/** The changes of a person's drafts, or what prevents their publication. */
async function readyChanges(
  app: DraftApp,
  actor: Actor,
): Promise<{ changes: FactChange[]; rows: Drafted["rows"]; after: Facts } | Published> {
  const { facts, fields, rows, changes, conflicts, problems } = await readDrafts(app, actor);
  if (rows.length === 0) return { outcome: "unchanged" };
  if (problems.size > 0) return refused(publishWords.problems);
  if (conflicts.size > 0) return refused(publishWords.conflict);
  const claims = await readClaims(app, changes, fields);
  await askForClaims(app, actor, claims);
  if (claims.some(({ state }) => state === "refused")) return refused(publishWords.claimRefused);
  if (claims.some(({ state }) => state !== "approved")) return refused(publishWords.claimWaits);
  const after = withRecords(facts, changes, actor.name);
  return { changes: changesBetween(facts, after), rows, after };
}

/** Publishes a person's drafts now. */
export async function publishDrafts(
  app: App,
  { actor, why }: { actor: Actor; why: string },
): Promise<Published> {
  const ready = await readyChanges(app, actor);
  if ("outcome" in ready) return ready;
  const { changes, rows, after } = ready;
  const about = { who: actor.name, personId: actor.id, kind: "published" as const, why };
  const outcome = await publishFacts(app, {
    ...{ ...about, changes },
    alongside: (transaction) => endDrafts(transaction, actor, rows, after),
  });
  if (outcome.outcome === "unchanged") await endDrafts(app.db, actor, rows, after);
  return published(outcome, changes);
}

/**
 * Restores a version by publishing a new one. All its words were published before, so none need
 * approval.
 */
export async function restoreVersion(
  app: App,
  { actor, version, why }: { actor: Actor; version: number; why: string },
): Promise<Published> {
  const back = await changesBack(app, version);
  if (!back) return { outcome: "unchanged" };
  const { changes } = back;
  if (await needsOwner(app.db, actor, changes)) return refused(publishWords.ownersEmail);
  const about = { who: actor.name, personId: actor.id, kind: "restored" as const, why };
  return published(await publishFacts(app, { ...about, changes }), changes);
}

/** Schedules the changes for an instant; the drafts move into the scheduled entry. */
export async function scheduleDrafts(
  app: DraftApp,
  { actor, why, at }: { actor: Actor; why: string; at: string },
): Promise<Published> {
  const ready = await readyChanges(app, actor);
  if ("outcome" in ready) return ready;
  const now = app.clock();
  await app.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("content_schedules")
      .values({
        ...{ id: randomUUID(), due_at: at, who: actor.name, person_id: actor.id, why },
        ...{ changes: JSON.stringify(ready.changes), created_at: now.toISOString() },
        ...{ state: "waiting", result: "" },
      })
      .execute();
    const paths = ready.rows.map(({ path }) => path);
    await discardDrafts({ db: transaction }, { actor, paths });
    const detail = `${at}: ${paths.join(", ")}`;
    await writeAudit(transaction, { at: now, actor, action: "scheduled a publication", detail });
  });
  return { outcome: "scheduled" };
}
