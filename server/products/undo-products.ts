import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DeskServices } from "../../app/contracts/desk";
import type { Schema } from "../db/schema";
import type { DeskParts } from "../desk/desk-parts";
import { writeAudit } from "../desk/write-audit";
import { ProviderError } from "../providers/checkout-provider";
import type { ProductProvider } from "../providers/product-provider";
import { latestBatch } from "./product-batch-store";

/** The last batch that has ended, and how many of its changes can be taken back. */
export function makeReadLastBatch({ db }: DeskParts): DeskServices["readLastBatch"] {
  return async () => {
    const last = await undoable(db);
    return last && { finishedAt: last.finishedAt, updated: last.rows.length, undone: last.undone };
  };
}

/**
 * Restores the descriptions from before the last batch. A product whose text was changed since is
 * left as it is. What failed can be tried again: only a complete undo is recorded.
 */
export function makeUndoProducts(
  { db, clock }: DeskParts,
  provider: ProductProvider | null,
): DeskServices["undoProducts"] {
  return async ({ who }) => {
    const last = await undoable(db);
    if (!last || last.undone || last.rows.length === 0) return { outcome: "nothing" };
    if (!provider) return { outcome: "failed", message: null };

    const result = { restored: 0, skipped: 0, failed: 0 };
    const attempt = randomUUID();
    try {
      const current = new Map<string, string>();
      for await (const { id, description } of provider.listProducts()) current.set(id, description);
      for (const row of last.rows) {
        const { product_id: id, old_description: old } = row;
        const now = current.get(id);
        if (now !== old && now !== row.new_description) {
          result.skipped++;
          continue;
        }
        const written = now === old || (await write(provider, id, old, `${attempt}:${id}`));
        result[written ? "restored" : "failed"]++;
      }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { outcome: "failed", message: error.words };
    }

    const at = clock();
    const detail = `${result.restored} restored, ${result.skipped} left, ${result.failed} failed`;
    await writeAudit(db, { at, who, action: "wrote product descriptions back", detail });
    if (result.failed === 0) {
      await db
        .insertInto("product_undos")
        .values({ batch_id: last.id, at: at.toISOString(), who: who.name, person_id: who.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return { outcome: "undone", ...result };
  };
}

async function write(
  provider: ProductProvider,
  id: string,
  description: string,
  idempotencyKey: string,
) {
  try {
    await provider.updateDescription({ id, description, idempotencyKey });
    return true;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}

async function undoable(db: Kysely<Schema>) {
  const latest = await latestBatch(db);
  if (!latest?.finished_at) return null;
  // A batch that changed nothing has nothing to undo: the batch before it counts.
  const batch = (await lastWritingBatch(db)) ?? latest;
  const rows = await updatedRows(db)
    .where("batch_id", "=", batch.id)
    .selectAll()
    .orderBy("position")
    .execute();
  const undo = await db
    .selectFrom("product_undos")
    .select("at")
    .where("batch_id", "=", batch.id)
    .executeTakeFirst();
  const finishedAt = batch.finished_at ?? latest.finished_at;
  return { id: batch.id, finishedAt, rows, undone: undo !== undefined };
}

const updatedRows = (db: Kysely<Schema>) =>
  db.selectFrom("product_batch_rows").where("outcome", "=", "updated");

/** The last batch that changed a description. */
const lastWritingBatch = (db: Kysely<Schema>) =>
  db
    .selectFrom("product_batches")
    .select(["id", "finished_at"])
    .where("id", "in", updatedRows(db).select("batch_id"))
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
