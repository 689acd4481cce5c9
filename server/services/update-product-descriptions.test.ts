import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { products as catalogue } from "../../app/content/catalogue/products";
import type { ProductUpdate } from "../../app/context";
import { makeStripeProducts } from "../providers/stripe-products";
import { makeTestProducts } from "../providers/test-products";
import { engines, openTestDatabase, type TestDatabase } from "../test/databases";
import { startFakeStripe } from "../test/fake-stripe";
import { fakeClock, recordingLogger } from "../test/fakes";
import { quick } from "../test/payments";
import { waitUntil } from "../test/wait-until";
import { leaseLength, writeResult } from "./product-batch-store";
import { makeProductUpdates } from "./update-product-descriptions";

type Stripe = Awaited<ReturnType<typeof startFakeStripe>>;

function process({ db }: TestDatabase, stripe: Stripe, clock = fakeClock()) {
  const { logger, lines } = recordingLogger();
  const settings = { secretKey: "sk_test_1", webhookSecret: "", apiUrl: stripe.url };
  const provider = makeStripeProducts(settings, { ...quick, timeout: 2000 });
  const updates = makeProductUpdates({ db, logger, provider, clock: clock.now, lookEveryMs: 10 });
  onTestFinished(() => updates.stop().catch(() => {}));
  return { ...updates, clock, lines };
}

async function ended(updates: { readProductUpdate: () => Promise<ProductUpdate | null> }) {
  await waitUntil(async () => (await updates.readProductUpdate())?.status !== "running");
  const state = await updates.readProductUpdate();
  if (state?.status !== "finished") throw new Error(JSON.stringify(state));
  return state;
}

/** The whole catalogue as the provider may hold it, with texts of another day. */
function fill(stripe: Stripe, list = catalogue) {
  for (const { slug, title } of list)
    stripe.addProduct({
      id: `prod_${slug}`,
      name: title,
      description: "An old text",
      metadata: { slug },
    });
}

const writes = (stripe: Stripe) => stripe.asked.filter(({ method }) => method === "POST");

describe.each(engines)("updating product descriptions on %s", (engine) => {
  it("writes the catalogue's description to every product", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const updates = process(await openTestDatabase(engine), stripe);
    expect(await updates.updateProductDescriptions()).toMatchObject({ status: "running", done: 0 });
    const result = await ended(updates);
    expect(result).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: catalogue.length,
      unchangedCount: 0,
      errorCount: 0,
      errors: [],
    });
    expect(result.updatedProducts[0]).toEqual({
      id: `prod_${catalogue[0]?.slug}`,
      name: catalogue[0]?.title,
      description: catalogue[0]?.description,
    });
    for (const { slug, description } of catalogue)
      expect(stripe.products.get(`prod_${slug}`)?.description).toBe(description);
  });

  it("finds a product by its slug first, else by its title", async () => {
    const stripe = await startFakeStripe();
    const [one, other] = catalogue;
    if (!one || !other) throw new Error("empty catalogue");
    stripe.addProduct({ id: "a", name: one.title, metadata: { slug: other.slug } });
    stripe.addProduct({ id: "b", name: `  ${one.title.toUpperCase()} ` });
    stripe.addProduct({ id: "c", name: one.title, metadata: { slug: "no-such-slug" } });
    const updates = process(await openTestDatabase(engine), stripe);
    await updates.updateProductDescriptions();
    await ended(updates);
    const texts = ["a", "b", "c"].map((id) => stripe.products.get(id)?.description);
    expect(texts).toEqual([other.description, one.description, one.description]);
  });

  it("does not write again what is right, and says so", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const updates = process(await openTestDatabase(engine), stripe);
    await updates.updateProductDescriptions();
    await ended(updates);
    updates.clock.advance({ seconds: 1 });
    await updates.updateProductDescriptions();
    expect(await ended(updates)).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: 0,
      unchangedCount: catalogue.length,
    });
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });

  it("goes through all pages of the provider's list, few products at a time", async () => {
    const stripe = await startFakeStripe();
    stripe.answersAfter = 2;
    const many = Array.from({ length: 13 }, () => catalogue).flat();
    for (const [n, { slug, title }] of many.entries())
      stripe.addProduct({ id: `prod_${n}`, name: title, metadata: { slug } });
    stripe.addProduct({ id: "of-a-payment", name: "X", metadata: { made_by: "payment-page" } });
    stripe.addProduct({ id: "archived", name: "Y", active: false });
    const updates = process(await openTestDatabase(engine), stripe);
    await updates.updateProductDescriptions();
    const { length } = many;
    expect(await ended(updates)).toMatchObject({ totalProducts: length, updatedCount: length });
    expect(stripe.asked.filter(({ method }) => method === "GET")).toHaveLength(
      Math.ceil(length / 100),
    );
    expect(stripe.mostAtOnce).toBe(3);
  });

  it("is not stopped by single failures, and names them", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 5));
    stripe.addProduct({ id: "gift", name: "Gift card" });
    const refused = { error: { type: "invalid_request_error", message: "Description too long" } };
    stripe.faultFor = ({ method, path }) => {
      if (method !== "POST") return undefined;
      if (path.endsWith(catalogue[1]?.slug ?? "")) return { status: 400, body: refused };
      return path.endsWith(catalogue[2]?.slug ?? "") ? { status: 500 } : undefined;
    };
    const updates = process(await openTestDatabase(engine), stripe);
    await updates.updateProductDescriptions();
    const result = await ended(updates);
    expect(result).toMatchObject({ totalProducts: 6, updatedCount: 3, errorCount: 3 });
    expect(result.errors).toEqual([
      { productName: catalogue[1]?.title, error: "Description too long" },
      { productName: catalogue[2]?.title, error: expect.stringContaining("did not take") },
      { productName: "Gift card", error: expect.stringContaining("No treatment") },
    ]);
  });

  it("waits when the provider says that it is asked too often", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 4));
    stripe.failNext({ status: 429, headers: { "Retry-After": "0.2" } }, { status: 429 });
    const updates = process(await openTestDatabase(engine), stripe);
    await updates.updateProductDescriptions();
    expect(await ended(updates)).toMatchObject({ updatedCount: 4, errorCount: 0 });
  });

  it("ends with the reason when the list can't be read", async () => {
    const stripe = await startFakeStripe();
    await stripe.stop();
    const updates = process(await openTestDatabase(engine), stripe);
    await updates.updateProductDescriptions();
    await waitUntil(async () => (await updates.readProductUpdate())?.status === "failed");
    expect(await updates.readProductUpdate()).toMatchObject({
      message: "Failed to update products. Please try again.",
    });
    // It stands in nobody's way.
    expect(await updates.updateProductDescriptions()).toMatchObject({ status: "running" });
  });

  it("is one batch when two press at once, in two processes", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.answersAfter = 5;
    const database = await openTestDatabase(engine);
    const [here, there] = [process(database, stripe), process(database, stripe)];
    const states = await Promise.all(
      [here, there, here, there].map((one) => one.updateProductDescriptions()),
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
    const [here, there] = [process(database, stripe), process(database, stripe)];
    await here.updateProductDescriptions();
    const seen: ProductUpdate[] = [];
    for await (const state of there.watchProductUpdate(new AbortController().signal))
      seen.push(state);
    expect(seen.at(-1)?.status).toBe("finished");
    const counts = seen.flatMap((state) => (state.status === "running" ? [state.done] : []));
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(seen).toContainEqual(expect.objectContaining({ total: catalogue.length }));
  });

  it("is taken up where a killed process left it, once its lease is over", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const database = await openTestDatabase(engine);
    const first = process(database, stripe);
    stripe.faultFor = () => (writes(stripe).length > 6 ? "hang" : undefined);
    await first.updateProductDescriptions();
    await waitUntil(() => writes(stripe).length > 8);
    stripe.faultFor = () => undefined;
    const second = process(database, stripe, first.clock);
    await second.updateProductDescriptions();
    await pause(100);
    expect(writes(stripe).length).toBeLessThan(15);

    first.clock.advance({ seconds: leaseLength / 1000 + 1 });
    await second.updateProductDescriptions();
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
    const first = process(database, stripe);
    // The provider takes every change, and no answer reaches the process.
    stripe.faultFor = () => (writes(stripe).length > 0 ? "hang" : undefined);
    await first.updateProductDescriptions();
    await waitUntil(() => writes(stripe).length === 3);
    for (const { slug, description } of catalogue.slice(0, 3)) {
      const product = stripe.products.get(`prod_${slug}`);
      if (product) product.description = description;
    }
    stripe.faultFor = () => undefined;
    first.clock.advance({ seconds: leaseLength / 1000 + 1 });
    const second = process(database, stripe, first.clock);
    await second.updateProductDescriptions();
    expect(await ended(second)).toMatchObject({ updatedCount: 4, unchangedCount: 0 });
    const rows = await database.db.selectFrom("product_batch_rows").selectAll().execute();
    expect(rows.map((row) => row.old_description)).toEqual(Array(4).fill("An old text"));
    // What a process says that has lost the batch comes too late.
    for (const row of rows)
      await writeResult(database.db, { ...row, outcome: "failed", error: "too late" });
    expect(await ended(second)).toMatchObject({ updatedCount: 4, errorCount: 0 });
  });

  it("is handed on at once by a process that is told to stop", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    stripe.answersAfter = 20;
    const database = await openTestDatabase(engine);
    const first = process(database, stripe);
    const { id } = await first.updateProductDescriptions();
    await waitUntil(() => writes(stripe).length > 3);
    await first.stop();
    expect(writes(stripe).length).toBeLessThan(catalogue.length);
    const second = process(database, stripe);
    expect(await second.updateProductDescriptions()).toMatchObject({ id });
    expect(await ended(second)).toMatchObject({ updatedCount: catalogue.length });
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });

  it("keeps what each description was before", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 2));
    const database = await openTestDatabase(engine);
    const updates = process(database, stripe);
    await updates.updateProductDescriptions();
    await ended(updates);
    const rows = await database.db.selectFrom("product_batch_rows").selectAll().execute();
    expect(rows.map((row) => row.old_description)).toEqual(["An old text", "An old text"]);
  });

  it("runs on the built-in products where no provider is set up", async () => {
    const { db } = await openTestDatabase(engine);
    const { logger } = recordingLogger();
    const provider = makeTestProducts({ db, answersAfter: 0 });
    const updates = makeProductUpdates({ db, logger, provider, clock: () => new Date() });
    await updates.updateProductDescriptions();
    const unchangedCount = Math.floor(catalogue.length / 7);
    expect(await ended(updates)).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: catalogue.length - unchangedCount,
      unchangedCount,
      errorCount: 0,
    });
  });

  it("says that it failed where nothing is set up", async () => {
    const { db } = await openTestDatabase(engine);
    const { logger } = recordingLogger();
    const updates = makeProductUpdates({ db, logger, provider: null, clock: () => new Date() });
    await updates.updateProductDescriptions();
    await waitUntil(async () => (await updates.readProductUpdate())?.status === "failed");
  });
});
