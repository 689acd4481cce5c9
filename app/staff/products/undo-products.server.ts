import { randomUUID } from "node:crypto";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { ProviderError } from "~/core/payment-provider/provider";
import type { Actor } from "~/core/sessions/people";
import { latestBatch, planUpdate, writeDescription } from "./update-products.server";

/** Preview of a batch: the change to each of the provider's products. */
export async function previewProducts(app: App) {
  try {
    return { outcome: "listed" as const, products: await planUpdate(app) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { outcome: "failed" as const, message: error.words };
  }
}

/** null: there was no batch, or one is running. */
export async function readLastBatch(app: App) {
  const last = await readUndoable(app);
  return last && { finishedAt: last.finishedAt, updated: last.rows.length, undone: last.undone };
}

/**
 * Restores the old descriptions of the last batch, except of products that were changed since.
 * `message` is the provider's; null without a useful one.
 */
export async function undoProducts(app: App, { actor }: { actor: Actor }) {
  const { db, clock } = app;
  const last = await readUndoable(app);
  if (!last || last.undone || last.rows.length === 0) return { outcome: "nothing" as const };
  const preview = await previewProducts(app);
  if (preview.outcome === "failed") return preview;
  const current = new Map(preview.products.map(({ id, old }) => [id, old]));
  const batch = randomUUID();
  const result = { restored: 0, skipped: 0, failed: 0 };
  for (const { product_id: id, old_description: old, new_description } of last.rows) {
    const now = current.get(id);
    if (now === old) result.restored++;
    else if (now !== new_description) result.skipped++;
    else if (await writeDescription(app, { batch, id, description: old })) result.failed++;
    else result.restored++;
  }

  const at = clock();
  const detail = `${result.restored} restored, ${result.skipped} left, ${result.failed} failed`;
  await writeAudit(db, { at, actor, action: "wrote product descriptions back", detail });
  // Failed items can be retried: only a complete undo is recorded.
  if (result.failed === 0)
    await db
      .insertInto("product_undos")
      .values({ batch_id: last.id, at: at.toISOString(), who: actor.name, person_id: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { outcome: "undone" as const, ...result };
}

/** The last batch that changed something, else the last one; null while one runs. */
async function readUndoable(app: App) {
  const { db } = app;
  const latest = await latestBatch(app);
  if (!latest?.finished_at) return null;
  const written = db.selectFrom("product_batch_rows").where("outcome", "in", ["begun", "updated"]);
  const writing = await db
    .selectFrom("product_batches")
    .select(["id", "finished_at"])
    .where("id", "in", written.select("batch_id"))
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const id = writing?.id ?? latest.id;
  const rows = await written.where("batch_id", "=", id).selectAll().orderBy("position").execute();
  const undo = await db
    .selectFrom("product_undos")
    .select("at")
    .where("batch_id", "=", id)
    .executeTakeFirst();
  const finishedAt = writing?.finished_at ?? latest.finished_at;
  return { id, finishedAt, rows, undone: undo !== undefined };
}
