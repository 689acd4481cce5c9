import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { updateMessages } from "~/content/en/form-messages";
import { updateProductsWords } from "~/content/en/staff/update-products";
import type { Schema } from "~/core/db/schema";
import type { ProductBatchResultRow } from "~/core/db/tables/product-tables";
import type { Logger } from "~/core/log/logger";
import { ProviderError } from "~/core/payment-provider/checkout-provider";
import type { ProductProvider, ProviderProduct } from "~/core/payment-provider/product-provider";
import type { Facts } from "~/facts/facts-schema";
import { catalogueDescriptions } from "./match-product.server";
import { beginBatch, describeBatch, latestBatch, writeProgress } from "./product-batches.server";
import type { ProductUpdate, ProductUpdates } from "./products-types";

type Deps = {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  currentFacts: () => Facts;
  /** null: no provider is set up. */
  provider: ProductProvider | null;
  /** Milliseconds between two reads of a running batch. */
  pollEveryMs?: number;
};

/** Milliseconds. A quiet stream repeats its state, so that proxies do not close it. */
const keepAliveMs = 10_000;

/**
 * The batch that writes the catalogue's descriptions to the provider's products, one after the
 * other. Its progress is stored in the database, where every process reads it.
 */
export function makeProductUpdates(deps: Deps): ProductUpdates & { stop: () => Promise<void> } {
  const { db, clock, logger, currentFacts, provider, pollEveryMs = 250 } = deps;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  async function run(batch: string) {
    const failure = await updateAll(batch).catch((error) => {
      if (!(error instanceof ProviderError)) throw error;
      logger.error({ batch, code: error.code }, "product update failed");
      return error.words ?? updateMessages.failed.text;
    });
    await writeProgress(db, batch, clock(), {
      finished_at: clock().toISOString(),
      running: null,
      failure,
    });
    logger.info({ batch, failed: failure !== null }, "product update ended");
  }

  /** Gives the reason for an early end, or null. Throws ProviderError if the list can't be read. */
  async function updateAll(batch: string): Promise<string | null> {
    if (!provider) throw new ProviderError("not_set_up", { words: updateProductsWords.noProvider });
    const products: ProviderProduct[] = [];
    for await (const product of provider.listProducts()) products.push(product);
    await writeProgress(db, batch, clock(), { total: products.length });
    const descriptionOf = catalogueDescriptions(currentFacts());
    for (const [position, product] of products.entries()) {
      if (stopping.signal.aborted) return updateProductsWords.interrupted;
      const row = {
        batch_id: batch,
        product_id: product.id,
        position,
        name: product.name,
        old_description: product.description,
        new_description: descriptionOf(product) ?? product.description,
      };
      const result = await updateOne(provider, row, descriptionOf(product) !== undefined);
      await writeResult({ ...row, ...result });
      const mayContinue = await writeProgress(db, batch, clock(), { done: position + 1 });
      if (!mayContinue) return null;
    }
    return null;
  }

  /** One product's failure is its result. Throws only if the database fails. */
  async function updateOne(
    provider: ProductProvider,
    row: Omit<ProductBatchResultRow, "outcome" | "error">,
    matches: boolean,
  ): Promise<Pick<ProductBatchResultRow, "outcome" | "error">> {
    const { batch_id, product_id: id, new_description: description } = row;
    if (!matches) return { outcome: "failed", error: updateMessages.noMatch };
    if (description === row.old_description) return { outcome: "unchanged", error: null };
    // Stored first: an undo has the old text even if this process is killed meanwhile.
    await writeResult({ ...row, outcome: "begun", error: null });
    try {
      const idempotencyKey = `${batch_id}:${id}`;
      await provider.updateDescription({ id, description, idempotencyKey });
      return { outcome: "updated", error: null };
    } catch (error) {
      const { code, words } = error instanceof ProviderError ? error : new ProviderError("fault");
      logger.warn({ batch: batch_id, product: id, code, err: error }, "product not updated");
      return { outcome: "failed", error: words ?? updateMessages.notTaken };
    }
  }

  async function writeResult(row: ProductBatchResultRow) {
    await db
      .insertInto("product_batch_rows")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["batch_id", "product_id"])
          .doUpdateSet({ outcome: row.outcome, error: row.error }),
      )
      .execute();
  }

  async function read(): Promise<ProductUpdate | null> {
    const batch = await latestBatch(db, clock());
    return batch && describeBatch(db, batch);
  }

  return {
    async updateProductDescriptions(actor) {
      const batch = await beginBatch(db, actor, clock());
      if (batch)
        working = run(batch).catch((error) => {
          logger.error({ err: error }, "product update stopped: the database does not answer");
        });
      const update = await read();
      if (!update) throw new Error("The batch that was just begun is not in the database");
      return update;
    },
    readProductUpdate: read,
    async *watchProductUpdate(signal) {
      let last = "";
      let sentAt = 0;
      for (;;) {
        const state = await read();
        const text = JSON.stringify(state);
        if (state && (text !== last || performance.now() - sentAt > keepAliveMs)) {
          yield state;
          sentAt = performance.now();
        }
        last = text;
        if (state?.status !== "running" || signal.aborted || stopping.signal.aborted) return;
        await pause(pollEveryMs);
      }
    },
    /** Finishes the current product, then ends the batch as interrupted. */
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
