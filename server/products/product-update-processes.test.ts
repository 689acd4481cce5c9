import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { ProductUpdate } from "../../app/contracts/products";
import { engines, openTestDatabase } from "../../testing/databases";
import { products as catalogue } from "../../testing/fixtures/clinic";
import { ana } from "../../testing/fixtures/people";
import { aProcess, ended, fill, writes } from "../../testing/fixtures/product-updates";
import { startFakeStripe } from "../../testing/peers/fake-stripe";
import { waitUntil } from "../../testing/wait-until";
import { leaseLength, writeResult } from "./product-batch-store";

describe.each(engines)("updating product descriptions on %s", (engine) => {
  it("is one batch when two press at once, in two processes", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.answersAfter = 5;
    const database = await openTestDatabase(engine);
    const [here, there] = [aProcess(database, stripe), aProcess(database, stripe)];
    const states = await Promise.all(
      [here, there, here, there].map((one) => one.updateProductDescriptions(ana)),
    );
    expect(new Set(states.map(({ id }) => id)).size).toBe(1);
    expect(await ended(there)).toEqual(await ended(here));
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });

  it("shows its progress to everybody until it ends", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.answersAfter = 20;
    const database = await openTestDatabase(engine);
    const [here, there] = [aProcess(database, stripe), aProcess(database, stripe)];
    await here.updateProductDescriptions(ana);
    const seen: ProductUpdate[] = [];
    for await (const state of there.watchProductUpdate(new AbortController().signal))
      seen.push(state);
    expect(seen.at(-1)?.status).toBe("finished");
    const counts = seen.flatMap((state) => (state.status === "running" ? [state.done] : []));
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(seen).toContainEqual(expect.objectContaining({ total: catalogue.length }));
  });

  it("continues where a killed process left it, once its lease is over", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const database = await openTestDatabase(engine);
    const first = aProcess(database, stripe);
    stripe.faultFor = () => (writes(stripe).length > 6 ? "hang" : undefined);
    await first.updateProductDescriptions(ana);
    await waitUntil(() => writes(stripe).length > 8);
    stripe.faultFor = () => undefined;
    const second = aProcess(database, stripe, first.clock);
    await second.updateProductDescriptions(ana);
    await pause(100);
    expect(writes(stripe).length).toBeLessThan(15);

    first.clock.advance({ seconds: leaseLength / 1000 + 1 });
    await second.updateProductDescriptions(ana);
    expect(await ended(second)).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: catalogue.length,
    });
    const names = new Set(writes(stripe).map(({ path }) => path));
    expect(names.size).toBe(catalogue.length);
  });

  it("keeps the old text where a process was killed between the provider and the database", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 4));
    const database = await openTestDatabase(engine);
    const first = aProcess(database, stripe);
    // The provider takes every change, and no answer reaches the process.
    stripe.faultFor = () => (writes(stripe).length > 0 ? "hang" : undefined);
    await first.updateProductDescriptions(ana);
    await waitUntil(() => writes(stripe).length === 3);
    for (const { slug, description } of catalogue.slice(0, 3)) {
      const product = stripe.products.get(`prod_${slug}`);
      if (product) product.description = description;
    }
    stripe.faultFor = () => undefined;
    first.clock.advance({ seconds: leaseLength / 1000 + 1 });
    const second = aProcess(database, stripe, first.clock);
    await second.updateProductDescriptions(ana);
    expect(await ended(second)).toMatchObject({ updatedCount: 4, unchangedCount: 0 });
    const rows = await database.db.selectFrom("product_batch_rows").selectAll().execute();
    expect(rows.map((row) => row.old_description)).toEqual(Array(4).fill("An old text"));
    // Results from a process that has lost the batch are ignored.
    for (const row of rows)
      await writeResult(database.db, { ...row, outcome: "failed", error: "too late" });
    expect(await ended(second)).toMatchObject({ updatedCount: 4, errorCount: 0 });
  });

  it("is handed over immediately by a process that is told to stop", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.answersAfter = 20;
    const database = await openTestDatabase(engine);
    const first = aProcess(database, stripe);
    const { id } = await first.updateProductDescriptions(ana);
    await waitUntil(() => writes(stripe).length > 3);
    await first.stop();
    expect(writes(stripe).length).toBeLessThan(catalogue.length);
    const second = aProcess(database, stripe);
    expect(await second.updateProductDescriptions(ana)).toMatchObject({ id });
    expect(await ended(second)).toMatchObject({ updatedCount: catalogue.length });
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });
});
