import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { updateProductsWords } from "~/content/en/staff/update-products";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { ProductBatchResultRow, ProductBatchRow } from "~/core/db/tables/product-tables";
import type { Actor } from "~/core/sessions/people";
import type { ProductUpdate } from "./products-types";

/**
 * Milliseconds without progress after which a batch counts as interrupted: longer than one request
 * to the provider takes with all its repetitions (stripe-products.ts).
 */
export const stalledAfterMs = 180_000;

const endInterrupted = (now: Date) => ({
  running: null,
  finished_at: now.toISOString(),
  failure: updateProductsWords.interrupted,
});

const stalledBefore = (now: Date) => new Date(now.getTime() - stalledAfterMs).toISOString();

/** Begins a batch and gives its id; null while another one runs. */
export async function beginBatch(
  db: Kysely<Schema>,
  actor: Actor,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const at = now.toISOString();
  return await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("product_batches")
      .set(endInterrupted(now))
      .where("running", "=", 1)
      .where("progress_at", "<", stalledBefore(now))
      .execute();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("product_batches")
      .values({
        ...{ id, started_at: at, progress_at: at, running: 1, done: 0 },
        who: actor.name,
        person_id: actor.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return null;
    const action = "began to write product descriptions";
    await writeAudit(transaction, { at: now, who: actor, action, detail: id });
    return id;
  });
}

/** Gives false once the batch no longer runs: it was taken for interrupted. */
export async function writeProgress(
  db: Kysely<Schema>,
  id: string,
  now: Date,
  change: Partial<Omit<ProductBatchRow, "id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("product_batches")
    .set({ ...change, progress_at: now.toISOString() })
    .where("id", "=", id)
    .where("running", "=", 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The running batch or the last one; null when there never was one. */
export async function latestBatch(db: Kysely<Schema>, now: Date): Promise<ProductBatchRow | null> {
  const row = await db
    .selectFrom("product_batches")
    .selectAll()
    .orderBy(sql`coalesce(running, 0)`, "desc")
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row?.running && row.progress_at < stalledBefore(now))
    return { ...row, ...endInterrupted(new Date(row.progress_at)) };
  return row ?? null;
}

/** A batch as the page shows it; while it runs, without the lists. */
export async function describeBatch(
  db: Kysely<Schema>,
  batch: ProductBatchRow,
): Promise<ProductUpdate> {
  const { id, started_at: startedAt, finished_at: finishedAt, done, total, failure } = batch;
  if (!finishedAt) return { status: "running", id, startedAt, done, total };
  if (failure) return { status: "failed", id, startedAt, finishedAt, message: failure };
  const rows = await db
    .selectFrom("product_batch_rows")
    .selectAll()
    .where("batch_id", "=", id)
    .orderBy("position")
    .execute();
  const of = (outcome: ProductBatchResultRow["outcome"]) =>
    rows.filter((row) => row.outcome === outcome);
  const [updated, failed] = [of("updated"), of("failed")];
  return {
    ...{ status: "finished", id, startedAt, finishedAt },
    totalProducts: rows.length,
    updatedCount: updated.length,
    unchangedCount: of("unchanged").length,
    errorCount: failed.length,
    updatedProducts: updated.map((row) => ({
      id: row.product_id,
      name: row.name,
      description: row.new_description,
    })),
    errors: failed.map((row) => ({ productName: row.name, error: row.error ?? "" })),
  };
}
