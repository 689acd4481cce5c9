import { describe, expect, it } from "vitest";
import { startFakeStripe } from "../../../tests/fakes/fake-stripe";
import { ana } from "../../../tests/fixtures/people";
import { aProcess, ended, fill, writes } from "../../../tests/fixtures/product-updates";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { products as catalogue } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { updateProductDescriptions } from "./update-products.server";

describe.each(engines)("updating product descriptions on %s", (engine) => {
  it("writes the catalogue's description to every product", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const updates = aProcess(await openTestDatabase(engine), stripe);
    expect(await updateProductDescriptions(updates.app, ana)).toMatchObject({
      status: "running",
      done: 0,
    });
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
    const updates = aProcess(await openTestDatabase(engine), stripe);
    await updateProductDescriptions(updates.app, ana);
    await ended(updates);
    const texts = ["a", "b", "c"].map((id) => stripe.products.get(id)?.description);
    expect(texts).toEqual([other.description, one.description, one.description]);
  });

  it("does not rewrite correct descriptions, and says so", async () => {
    const stripe = await startFakeStripe();
    fill(stripe);
    const updates = aProcess(await openTestDatabase(engine), stripe);
    await updateProductDescriptions(updates.app, ana);
    await ended(updates);
    updates.clock.advance({ seconds: 1 });
    await updateProductDescriptions(updates.app, ana);
    expect(await ended(updates)).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: 0,
      unchangedCount: catalogue.length,
    });
    expect(writes(stripe)).toHaveLength(catalogue.length);
  });

  it("reads all pages of the provider's list, one product at a time", async () => {
    const stripe = await startFakeStripe();
    stripe.respondsAfter = 2;
    const many = Array.from({ length: 6 }, () => catalogue).flat();
    for (const [n, { slug, title }] of many.entries())
      stripe.addProduct({ id: `prod_${n}`, name: title, metadata: { slug } });
    stripe.addProduct({ id: "of-a-payment", name: "X", metadata: { made_by: "payment-page" } });
    stripe.addProduct({ id: "archived", name: "Y", active: false });
    const updates = aProcess(await openTestDatabase(engine), stripe);
    await updateProductDescriptions(updates.app, ana);
    const { length } = many;
    expect(await ended(updates)).toMatchObject({ totalProducts: length, updatedCount: length });
    expect(stripe.asked.filter(({ method }) => method === "GET")).toHaveLength(
      Math.ceil(length / 100),
    );
    expect(stripe.mostAtOnce).toBe(1);
  });

  it("stores each earlier description", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 2));
    const database = await openTestDatabase(engine);
    const updates = aProcess(database, stripe);
    await updateProductDescriptions(updates.app, ana);
    await ended(updates);
    const rows = await database.db.selectFrom("product_batch_rows").selectAll().execute();
    expect(rows.map((row) => row.old_description)).toEqual(["An old text", "An old text"]);
  });

  it("runs on the built-in products where no provider is set up", async () => {
    const updates = makeTestApp(await openTestDatabase(engine));
    await updateProductDescriptions(updates.app, ana);
    expect(await ended(updates)).toMatchObject({
      totalProducts: catalogue.length,
      updatedCount: catalogue.length,
      unchangedCount: 0,
      errorCount: 0,
    });
  });
});
