import { describe, expect, it } from "vitest";
import { staffWords } from "~/content/en/staff/staff";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { products } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { previewProducts, readLastBatch, undoProducts } from "./undo-products.server";
import { readProductUpdate, updateProductDescriptions } from "./update-products.server";

async function openProducts(engine: (typeof engines)[number]) {
  const test = await openTestDesk(engine);
  const { app, db } = test;
  const atProvider = () => db.selectFrom("test_products").selectAll().orderBy("id").execute();
  return {
    ...test,
    atProvider,
    async update() {
      await updateProductDescriptions(app, ana);
      await waitUntil(async () => (await readProductUpdate(app))?.status === "finished");
    },
  };
}

it("the product desk says when no provider is set up", async () => {
  const { app } = await openTestDesk("sqlite");
  expect(await previewProducts({ ...app, products: null })).toEqual({
    outcome: "failed",
    message: staffWords.products.noProvider,
  });
});

describe.each(engines)("the product desk on %s", (engine) => {
  it("shows what a batch would change, and writes nothing", async () => {
    const { app, atProvider, update } = await openProducts(engine);
    const preview = await previewProducts(app);
    const before = await atProvider();
    if (preview.outcome !== "listed") throw new Error("not listed");
    expect(preview.products).toHaveLength(products.length);
    const changing = preview.products.filter(({ effect }) => effect === "changes");
    expect(changing.length).toBeGreaterThan(10);
    expect(changing.every(({ old, next }) => old !== next && next !== "")).toBe(true);
    expect(await atProvider()).toEqual(before);
    expect(await readLastBatch(app)).toBeNull();

    await update();
    expect(await readLastBatch(app)).toMatchObject({ updated: changing.length, undone: false });
    const after = await previewProducts(app);
    expect(after).toMatchObject({
      products: preview.products.map(({ id, next }) => ({ id, old: next, effect: "unchanged" })),
    });
  });

  it("undoes the last changes, even after a batch without changes", async () => {
    const { app, atProvider, update } = await openProducts(engine);
    await previewProducts(app);
    const before = await atProvider();
    await update();
    await update();
    expect(await readLastBatch(app)).toMatchObject({ updated: before.length, undone: false });
    expect(await undoProducts(app, { actor: ana })).toMatchObject({ restored: before.length });
    expect(await atProvider()).toEqual(before);
    expect(await readLastBatch(app)).toMatchObject({ undone: true });
  });

  it("undoes the last batch once, and keeps what was changed since", async () => {
    const { app, db, atProvider, update, audit } = await openProducts(engine);
    await previewProducts(app);
    const before = await atProvider();
    await update();
    const changed = before.find(({ description }) => description.startsWith("An earlier text"));
    await db
      .updateTable("test_products")
      .set({ description: "By hand" })
      .where("id", "=", changed?.id ?? "")
      .execute();

    const undone = await undoProducts(app, { actor: ana });
    expect(undone).toMatchObject({ outcome: "undone", skipped: 1, failed: 0 });
    expect(await atProvider()).toEqual(
      before.map((row) => (row.id === changed?.id ? { ...row, description: "By hand" } : row)),
    );
    expect(await undoProducts(app, { actor: ana })).toEqual({ outcome: "nothing" });
    expect(await readLastBatch(app)).toMatchObject({ undone: true });
    expect(await audit()).toMatchObject([
      { who: "Ana", action: "began to write product descriptions" },
      { who: "Ana", action: "wrote product descriptions back" },
    ]);
  });
});
