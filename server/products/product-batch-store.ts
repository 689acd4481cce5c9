import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Actor } from "../../app/contracts/people";
import type { ProductUpdate } from "../../app/contracts/products";
import { isFree, lease, noLease } from "../db/lease";
import type { Schema } from "../db/schema";
import type { ProductBatchResultRow, ProductBatchRow } from "../db/tables/product-tables";
import { writeAudit } from "../desk/write-audit";

/** Longer than one product may take with all its repetitions; renewed while the batch runs. */
export const leaseLength = 30_000;

/**
 * The running batch: a new one, one whose process died, or one of another process. `mine`: the
 * caller has to do the work.
 */
export async function claimBatch(
  db: Kysely<Schema>,
  { owner, now, begin }: { owner: string; now: Date; begin: Actor | null },
): Promise<{ id: string; mine: boolean } | null> {
  if (begin) {
    const id = randomUUID();
    const began = await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("product_batches")
        .values({
          id,
          started_at: now.toISOString(),
          running: 1,
          done: 0,
          who: begin.name,
          person_id: begin.id,
          ...lease(owner, now, leaseLength),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) return false;
      const action = "began to write product descriptions";
      await writeAudit(transaction, { at: now, who: begin, action, detail: id });
      return true;
    });
    if (began) return { id, mine: true };
  }
  const takenOver = await db
    .updateTable("product_batches")
    .set(lease(owner, now, leaseLength))
    .where("running", "=", 1)
    .where(isFree(now))
    .returning("id")
    .executeTakeFirst();
  if (takenOver) return { id: takenOver.id, mine: true };
  const running = await db
    .selectFrom("product_batches")
    .select("id")
    .where("running", "=", 1)
    .executeTakeFirst();
  return running ? { id: running.id, mine: false } : null;
}

/** Whether the batch is still this owner's; renews the lease. */
export async function holdBatch(
  db: Kysely<Schema>,
  { id, owner, now, total }: { id: string; owner: string; now: Date; total?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("product_batches")
    .set({ ...lease(owner, now, leaseLength), ...(total === undefined ? {} : { total }) })
    .where("id", "=", id)
    .where("running", "=", 1)
    .where("lease_owner", "=", owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores the state of one product: begun, then its result. Counts the results so far. */
export async function writeResult(db: Kysely<Schema>, row: ProductBatchResultRow) {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("product_batch_rows")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["batch_id", "product_id"])
          .doUpdateSet({
            outcome: row.outcome,
            new_description: row.new_description,
            error: row.error,
          })
          // The first result stays: a process that lost the batch may write another one late.
          .where("product_batch_rows.outcome", "=", "begun"),
      )
      .execute();
    await transaction
      .updateTable("product_batches")
      .set((of) => ({
        done: of
          .selectFrom("product_batch_rows")
          .select(of.fn.countAll<number>().as("rows"))
          .where("batch_id", "=", row.batch_id)
          .where("outcome", "!=", "begun"),
      }))
      .where("id", "=", row.batch_id)
      .execute();
  });
}

export async function finishBatch(
  db: Kysely<Schema>,
  { id, owner, now, failure }: { id: string; owner: string; now: Date; failure: string | null },
) {
  await db
    .updateTable("product_batches")
    .set({
      finished_at: now.toISOString(),
      running: null,
      failure,
      ...noLease,
    })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
}

/** Another process may continue at once. */
export async function handBackBatch(db: Kysely<Schema>, owner: string) {
  await db
    .updateTable("product_batches")
    .set(noLease)
    .where("running", "=", 1)
    .where("lease_owner", "=", owner)
    .execute();
}

/** The results of the batch so far, by product. */
export async function writtenRows(
  db: Kysely<Schema>,
  id: string,
): Promise<Map<string, ProductBatchResultRow>> {
  const rows = await db
    .selectFrom("product_batch_rows")
    .selectAll()
    .where("batch_id", "=", id)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}

/** The running batch, or the last one; null when there never was one. */
export async function latestBatch(db: Kysely<Schema>): Promise<ProductBatchRow | null> {
  const row = await db
    .selectFrom("product_batches")
    .selectAll()
    .orderBy(sql`coalesce(running, 0)`, "desc")
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
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
    status: "finished",
    id,
    startedAt,
    finishedAt,
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
