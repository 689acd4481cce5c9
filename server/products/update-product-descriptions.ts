import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { updateMessages } from "../../app/content/en/form-messages";
import { updateProductsWords } from "../../app/content/en/staff/update-products";
import type { Actor } from "../../app/contracts/people";
import type { ProductUpdate, ProductUpdates } from "../../app/contracts/products";
import type { Facts } from "../../app/facts/facts-schema";
import type { Schema } from "../db/schema";
import type { ProductBatchResultRow } from "../db/tables/product-tables";
import type { Logger } from "../logger";
import { ProviderError } from "../providers/checkout-provider";
import type { ProductProvider, ProviderProduct } from "../providers/product-provider";
import { catalogueDescriptions } from "./match-product";
import {
  claimBatch,
  describeBatch,
  finishBatch,
  handBackBatch,
  holdBatch,
  latestBatch,
  leaseLength,
  writeResult,
  writtenRows,
} from "./product-batch-store";

/** Writes at the provider at the same time: well below what it allows. */
const atOnce = 3;

type Parts = {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  currentFacts: () => Facts;
  /** null: no provider is set up. */
  provider: ProductProvider | null;
  /** Milliseconds between two looks at a running batch. */
  lookEveryMs?: number;
};

type Step = {
  provider: ProductProvider;
  batch: string;
  position: number;
  product: ProviderProduct;
  old: string;
  /** The catalogue's; undefined when it has no such treatment. */
  description: string | undefined;
};

/**
 * The batch that writes the catalogue's descriptions to the provider's products. Its state is in
 * the database: every process sees the same batch, and another one continues the batch of a
 * process that was killed.
 */
export function makeProductUpdates(parts: Parts): ProductUpdates & { stop: () => Promise<void> } {
  const { db, clock, logger, currentFacts, provider, lookEveryMs = 250 } = parts;
  const owner = randomUUID();
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let workingOn = "";

  /** Joins the running batch, or begins one; works in the background when this process holds it. */
  async function claim(begin: Actor | null) {
    const batch = await claimBatch(db, { owner, now: clock(), begin });
    if (!batch?.mine || workingOn === batch.id || stopping.signal.aborted) return;
    workingOn = batch.id;
    const heartbeat = setInterval(() => {
      holdBatch(db, { id: batch.id, owner, now: clock() }).catch(() => {});
    }, leaseLength / 3);
    working = run(batch.id)
      .catch((error) => {
        logger.error({ err: error }, "product update stopped: the database does not answer");
      })
      .finally(() => {
        clearInterval(heartbeat);
        workingOn = "";
      });
  }

  async function run(id: string) {
    logger.info({ batch: id }, "product update runs");
    const hold = (total?: number) =>
      holdBatch(db, { id, owner, now: clock(), ...(total === undefined ? {} : { total }) });
    let failure: string | null = null;
    try {
      if (!provider)
        throw new ProviderError("not_set_up", { words: updateProductsWords.noProvider });
      const products = await listAll(provider, hold);
      if (!(await hold(products.length))) return;
      const descriptionOf = catalogueDescriptions(currentFacts());
      const written = await writtenRows(db, id);
      const waiting = products
        .map((product, position) => ({ product, position, before: written.get(product.id) }))
        .filter(({ before }) => !before || before.outcome === "begun")
        .values();
      const work = async () => {
        for (const { product, position, before } of waiting) {
          if (stopping.signal.aborted || !(await hold())) return;
          const old = before?.old_description ?? product.description;
          const description = descriptionOf(product);
          const step = { provider, batch: id, position, product, old, description };
          await writeResult(db, await updateOne(step));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logger.error({ batch: id, code: error.code }, "product update failed");
      failure = error.words ?? updateMessages.failed.text;
    }
    if (stopping.signal.aborted) return;
    await finishBatch(db, { id, owner, now: clock(), failure });
    logger.info({ batch: id, failed: failure !== null }, "product update ended");
  }

  async function listAll(
    provider: ProductProvider,
    hold: () => Promise<boolean>,
  ): Promise<ProviderProduct[]> {
    const products = new Map<string, ProviderProduct>();
    for await (const product of provider.listProducts()) {
      if (products.size % 100 === 99) await hold();
      products.set(product.id, product);
    }
    return [...products.values()];
  }

  /**
   * A product that fails is recorded, and the batch continues. `old` is the text from before the
   * batch. It is stored before the provider is asked, so that an undo has it even if this process
   * is killed in between.
   */
  async function updateOne({
    provider,
    batch,
    position,
    product,
    old,
    description,
  }: Step): Promise<ProductBatchResultRow> {
    const result = {
      batch_id: batch,
      product_id: product.id,
      position,
      name: product.name,
      old_description: old,
      new_description: description ?? product.description,
      error: null,
    };
    if (description === undefined)
      return { ...result, outcome: "failed", error: updateMessages.noMatch };
    if (description === old) return { ...result, outcome: "unchanged" };
    if (description === product.description) return { ...result, outcome: "updated" };
    await writeResult(db, { ...result, outcome: "begun" });
    try {
      const idempotencyKey = `${batch}:${product.id}`;
      await provider.updateDescription({ id: product.id, description, idempotencyKey });
      return { ...result, outcome: "updated" };
    } catch (error) {
      const { code, words } = error instanceof ProviderError ? error : new ProviderError("fault");
      logger.warn({ batch, product: product.id, code, err: error }, "product not updated");
      const new_description = product.description;
      return {
        ...result,
        new_description,
        outcome: "failed",
        error: words ?? updateMessages.notTaken,
      };
    }
  }

  async function read(): Promise<ProductUpdate | null> {
    const batch = await latestBatch(db);
    return batch && describeBatch(db, batch);
  }

  return {
    async updateProductDescriptions(who) {
      await claim(who);
      const update = await read();
      if (!update) throw new Error("The batch that was just begun is not in the database");
      return update;
    },
    readProductUpdate: read,
    async *watchProductUpdate(signal) {
      let last = "";
      for (;;) {
        const state = await read();
        const text = JSON.stringify(state);
        if (state && text !== last) yield state;
        last = text;
        if (state?.status !== "running" || signal.aborted || stopping.signal.aborted) return;
        await claim(null);
        await pause(lookEveryMs);
      }
    },
    /** Finishes the current product; the next view of the page continues the batch. */
    async stop() {
      stopping.abort();
      await working;
      await handBackBatch(db, owner);
    },
  };
}
