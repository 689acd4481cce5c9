import { describe, expect, it } from "vitest";
import { staffWords } from "~/content/en/staff/staff";
import { makeTestProducts } from "~/core/payment-provider/test-products";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { facts, products } from "../../../tests/fixtures/clinic";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { makeProductDesk } from "./product-desk.server";
import { makeProductUpdates } from "./product-updates.server";

async function openProducts(engine: (typeof engines)[number]) {
  const test = await openTestDesk(engine);
  const { db, clock } = test;
  const provider = makeTestProducts({ db, answersAfter: 0 });
  const atProvider = () => db.selectFrom("test_products").selectAll().orderBy("id").execute();
  return {
    ...test,
    atProvider,
    async update() {
      const updates = makeProductUpdates({
        currentFacts: () => facts,
        db,
        clock: clock.now,
        logger: recordingLogger().logger,
        provider,
      });
      await updates.updateProductDescriptions(ana);
      await waitUntil(async () => (await updates.readProductUpdate())?.status === "finished");
      await updates.stop();
    },
  };
}

it("the product desk says when no provider is set up", async () => {
  const { db, clock } = await openTestDesk("sqlite");
  const { previewProducts } = makeProductDesk({ db, clock: clock.now }, null, () => facts);
  expect(await previewProducts()).toEqual({
    outcome: "failed",
    message: staffWords.products.noProvider,
  });
});

describe.each(engines)("the product desk on %s", (engine) => {
  it("shows what a batch would change, and writes nothing", async () => {
    const { desk, atProvider, update } = await openProducts(engine);
    const preview = await desk.previewProducts();
    const before = await atProvider();
    if (preview.outcome !== "listed") throw new Error("not listed");
    expect(preview.products).toHaveLength(products.length);
    const changing = preview.products.filter(({ effect }) => effect === "changes");
    expect(changing.length).toBeGreaterThan(10);
    expect(changing.every(({ old, next }) => old !== next && next !== "")).toBe(true);
    expect(await atProvider()).toEqual(before);
    expect(await desk.readLastBatch()).toBeNull();

    await update();
    expect(await desk.readLastBatch()).toMatchObject({ updated: changing.length, undone: false });
    const after = await desk.previewProducts();
    expect(after).toMatchObject({
      products: preview.products.map(({ id, next }) => ({ id, old: next, effect: "unchanged" })),
    });
  });

  it("undoes what was written last, also after a batch that found all descriptions right", async () => {
    const { desk, atProvider, update } = await openProducts(engine);
    await desk.previewProducts();
    const before = await atProvider();
    await update();
    await update();
    expect(await desk.readLastBatch()).toMatchObject({ updated: before.length, undone: false });
    expect(await desk.undoProducts({ who: ana })).toMatchObject({ restored: before.length });
    expect(await atProvider()).toEqual(before);
    expect(await desk.readLastBatch()).toMatchObject({ undone: true });
  });

  it("undoes the last batch once, and leaves alone what was changed since", async () => {
    const { db, desk, atProvider, update, audit } = await openProducts(engine);
    await desk.previewProducts();
    const before = await atProvider();
    await update();
    const changed = before.find(({ description }) => description.startsWith("An earlier text"));
    await db
      .updateTable("test_products")
      .set({ description: "By hand" })
      .where("id", "=", changed?.id ?? "")
      .execute();

    const undone = await desk.undoProducts({ who: ana });
    expect(undone).toMatchObject({ outcome: "undone", skipped: 1, failed: 0 });
    expect(await atProvider()).toEqual(
      before.map((row) => (row.id === changed?.id ? { ...row, description: "By hand" } : row)),
    );
    expect(await desk.undoProducts({ who: ana })).toEqual({ outcome: "nothing" });
    expect(await desk.readLastBatch()).toMatchObject({ undone: true });
    expect(await audit()).toMatchObject([
      { who: "Ana", action: "began to write product descriptions" },
      { who: "Ana", action: "wrote product descriptions back" },
    ]);
  });
});
