import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { staffWords } from "~/content/en/staff/staff";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import { ProviderError } from "~/core/payment-provider/checkout-provider";
import type { ProductProvider } from "~/core/payment-provider/product-provider";
import type { Facts } from "~/facts/facts-schema";
import { catalogueDescriptions } from "./match-product.server";
import { latestBatch } from "./product-batches.server";
import type { DeskProductServices, ProductPreview } from "./products-types";

/** The preview of a batch, and the undo of the last one. */
export function makeProductDesk(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  provider: ProductProvider | null,
  currentFacts: () => Facts,
): DeskProductServices {
  return {
    async previewProducts() {
      if (!provider) return { outcome: "failed", message: staffWords.products.noProvider };
      const descriptionOf = catalogueDescriptions(currentFacts());
      const products: ProductPreview[] = [];
      try {
        for await (const product of provider.listProducts()) {
          const { id, name, description: old } = product;
          const next = descriptionOf(product);
          const effect = next === undefined ? "no-match" : next === old ? "unchanged" : "changes";
          products.push({ id, name, old, next: next ?? old, effect });
        }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { outcome: "failed", message: error.words };
      }
      return { outcome: "listed", products };
    },

    async readLastBatch() {
      const last = await readUndoable(db, clock());
      return (
        last && { finishedAt: last.finishedAt, updated: last.rows.length, undone: last.undone }
      );
    },

    async undoProducts({ who }) {
      const last = await readUndoable(db, clock());
      if (!last || last.undone || last.rows.length === 0) return { outcome: "nothing" };
      if (!provider) return { outcome: "failed", message: null };
      const result = { restored: 0, skipped: 0, failed: 0 };
      const attempt = randomUUID();
      try {
        const current = new Map<string, string>();
        for await (const { id, description } of provider.listProducts())
          current.set(id, description);
        for (const { product_id: id, old_description: old, new_description } of last.rows) {
          const now = current.get(id);
          if (now === old) result.restored++;
          else if (now !== new_description) result.skipped++;
          else if (await write(provider, id, old, `${attempt}:${id}`)) result.restored++;
          else result.failed++;
        }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { outcome: "failed", message: error.words };
      }

      const at = clock();
      const detail = `${result.restored} restored, ${result.skipped} left, ${result.failed} failed`;
      await writeAudit(db, { at, who, action: "wrote product descriptions back", detail });
      // What failed can be tried again: only a complete undo is recorded.
      if (result.failed === 0)
        await db
          .insertInto("product_undos")
          .values({ batch_id: last.id, at: at.toISOString(), who: who.name, person_id: who.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return { outcome: "undone", ...result };
    },
  };
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

/** The last batch that wrote something, else the last one; null while one runs. */
async function readUndoable(db: Kysely<Schema>, now: Date) {
  const latest = await latestBatch(db, now);
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
