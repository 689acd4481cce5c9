import { describe, expect, it } from "vitest";
import { updateProductsWords } from "~/content/en/staff/update-products";
import { startFakeStripe } from "../../../tests/fakes/fake-stripe";
import { ana } from "../../../tests/fixtures/people";
import { aProcess, ended, fill, writes } from "../../../tests/fixtures/product-updates";
import { products as catalogue } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { undoProducts } from "./undo-products.server";
import {
  type ProductUpdate,
  readProductUpdate,
  stalledAfterMs,
  updateProductDescriptions,
} from "./update-products.server";

describe.each(engines)("updating product descriptions on %s", (engine) => {
  it("runs one batch when two people click at once, in two processes", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.respondsAfter = 5;
    const database = await openTestDatabase(engine);
    const [here, there] = [aProcess(database, stripe), aProcess(database, stripe)];
    const states = await Promise.all(
      [here, there, here, there].map((one) => updateProductDescriptions(one.app, ana)),
    );
    expect(new Set(states.map(({ id }) => id)).size).toBe(1);
    expect(await ended(there)).toEqual(await ended(here));
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });

  it("shows its progress to everybody until it ends", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.respondsAfter = 20;
    const database = await openTestDatabase(engine);
    const [here, there] = [aProcess(database, stripe), aProcess(database, stripe)];
    await updateProductDescriptions(here.app, ana);
    const seen: ProductUpdate[] = [];
    await waitUntil(async () => {
      const state = await readProductUpdate(there.app);
      if (state) seen.push(state);
      return state?.status === "finished";
    });
    expect(seen.at(-1)?.status).toBe("finished");
    const counts = seen.flatMap((state) => (state.status === "running" ? [state.done] : []));
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(seen).toContainEqual(expect.objectContaining({ total: catalogue.length }));
  });

  it("can begin again once a killed process has made no progress for some minutes", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const database = await openTestDatabase(engine);
    const killed = aProcess(database, stripe);
    stripe.faultFor = () => (writes(stripe).length > 6 ? "hang" : undefined);
    const { id } = await updateProductDescriptions(killed.app, ana);
    await waitUntil(() => writes(stripe).length === 7);
    stripe.faultFor = () => undefined;
    const { clock } = killed;
    const second = aProcess(database, stripe, clock);
    expect(await updateProductDescriptions(second.app, ana)).toMatchObject({
      id,
      status: "running",
    });

    clock.advance({ seconds: stalledAfterMs / 1000 + 1 });
    expect(await readProductUpdate(second.app)).toMatchObject({
      id,
      status: "failed",
      message: updateProductsWords.interrupted,
    });
    await updateProductDescriptions(second.app, ana);
    expect(await ended(second)).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: catalogue.length - 6,
      unchangedCount: 6,
    });
  });

  it("keeps the old text when a process is killed between the provider and the database", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 1));
    const database = await openTestDatabase(engine);
    const killed = aProcess(database, stripe);
    // The provider applies the change, but the process gets no response.
    stripe.faultFor = () => (writes(stripe).length > 0 ? "hang" : undefined);
    await updateProductDescriptions(killed.app, ana);
    await waitUntil(() => writes(stripe).length === 1);
    const [first] = catalogue;
    const product = stripe.products.get(`prod_${first?.slug}`);
    if (!product || !first) throw new Error("empty catalogue");
    product.description = first.description;
    stripe.faultFor = () => undefined;
    killed.clock.advance({ seconds: stalledAfterMs / 1000 + 1 });

    expect(await undoProducts(killed.app, { actor: ana })).toMatchObject({
      restored: 1,
      skipped: 0,
    });
    expect(product.description).toBe("An old text");
  });

  it("ends as interrupted when its process is told to stop", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.respondsAfter = 20;
    const database = await openTestDatabase(engine);
    const first = aProcess(database, stripe);
    await updateProductDescriptions(first.app, ana);
    await waitUntil(() => writes(stripe).length > 3);
    await first.app.background.stop();
    expect(writes(stripe).length).toBeLessThan(catalogue.length);
    expect(await readProductUpdate(first.app)).toMatchObject({
      status: "failed",
      message: updateProductsWords.interrupted,
    });
    const second = aProcess(database, stripe, first.clock);
    first.clock.advance({ seconds: 1 });
    await updateProductDescriptions(second.app, ana);
    await ended(second);
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });
});
