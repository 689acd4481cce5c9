import { randomUUID } from "node:crypto";
import { staffWords } from "~/content/en/staff/staff";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type ProductProvider, ProviderError } from "~/core/payment-provider/provider";
import type { Actor } from "~/core/sessions/people";
import { catalogueDescriptions, latestBatch } from "./update-products.server";

/** Preview of a batch: the change to each of the provider's products. */
export async function previewProducts({ products: provider, currentFacts }: App) {
  if (!provider) return { outcome: "failed" as const, message: staffWords.products.noProvider };
  const descriptionOf = catalogueDescriptions(currentFacts());
  const products = [];
  try {
    for await (const product of provider.listProducts()) {
      const { id, name, description: old } = product;
      const next = descriptionOf(product);
      const effect: "changes" | "unchanged" | "no-match" =
        next === undefined ? "no-match" : next === old ? "unchanged" : "changes";
      products.push({ id, name, old, next: next ?? old, effect });
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { outcome: "failed" as const, message: error.words };
  }
  return { outcome: "listed" as const, products };
}

export type ProductPreview = Extract<
  Awaited<ReturnType<typeof previewProducts>>,
  { outcome: "listed" }
>["products"][number];

/** null: there was no batch, or one is running. */
export async function readLastBatch(app: App) {
  const last = await readUndoable(app);
  return last && { finishedAt: last.finishedAt, updated: last.rows.length, undone: last.undone };
}

export type LastBatch = NonNullable<Awaited<ReturnType<typeof readLastBatch>>>;

/**
 * Restores the old descriptions of the last batch, except of products that were changed since.
 * `message` is the provider's; null without a useful one.
 */
export async function undoProducts(app: App, { actor }: { actor: Actor }) {
  const { db, clock, products: provider } = app;
  const last = await readUndoable(app);
  if (!last || last.undone || last.rows.length === 0) return { outcome: "nothing" as const };
  if (!provider) return { outcome: "failed" as const, message: null };
  const result = { restored: 0, skipped: 0, failed: 0 };
  const idempotencyKey = randomUUID();
  try {
    const current = new Map<string, string>();
    for await (const { id, description } of provider.listProducts()) current.set(id, description);
    for (const { product_id: id, old_description: old, new_description } of last.rows) {
      const now = current.get(id);
      if (now === old) result.restored++;
      else if (now !== new_description) result.skipped++;
      else if (await write(provider, id, old, `${idempotencyKey}:${id}`)) result.restored++;
      else result.failed++;
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { outcome: "failed" as const, message: error.words };
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

async function write(provider: ProductProvider, id: string, description: string, key: string) {
  try {
    await provider.updateDescription({ id, description, idempotencyKey: key });
    return true;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
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
