import { describe, expect, it } from "vitest";
import { startFakeStripe } from "../../../tests/fakes/fake-stripe";
import { ana } from "../../../tests/fixtures/people";
import { aProcess, ended, fill } from "../../../tests/fixtures/product-updates";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { products as catalogue } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { readProductUpdate, updateProductDescriptions } from "./update-products.server";

describe.each(engines)("updating product descriptions on %s", (engine) => {
  it("continues after single failures, and names them", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 5));
    stripe.addProduct({ id: "gift", name: "Gift card" });
    const refused = { error: { type: "invalid_request_error", message: "Description too long" } };
    stripe.faultFor = ({ method, path }) => {
      if (method !== "POST") return undefined;
      if (path.endsWith(catalogue[1]?.slug ?? "")) return { status: 400, body: refused };
      return path.endsWith(catalogue[2]?.slug ?? "") ? { status: 500 } : undefined;
    };
    const updates = aProcess(await openTestDatabase(engine), stripe);
    await updateProductDescriptions(updates.app, ana);
    const result = await ended(updates);
    expect(result).toMatchObject({ totalProducts: 6, updatedCount: 3, errorCount: 3 });
    expect(result.errors).toEqual([
      { productName: catalogue[1]?.title, error: "Description too long" },
      { productName: catalogue[2]?.title, error: expect.stringContaining("did not take") },
      { productName: "Gift card", error: expect.stringContaining("No treatment") },
    ]);
  });

  it("waits when the provider responds that there are too many requests", async () => {
    const stripe = await startFakeStripe();
    fill(stripe, catalogue.slice(0, 4));
    stripe.failNext({ status: 429, headers: { "Retry-After": "0.2" } }, { status: 429 });
    const updates = aProcess(await openTestDatabase(engine), stripe);
    await updateProductDescriptions(updates.app, ana);
    expect(await ended(updates)).toMatchObject({ updatedCount: 4, errorCount: 0 });
  });

  it("ends with the reason when the list can't be read", async () => {
    const stripe = await startFakeStripe();
    await stripe.stop();
    const updates = aProcess(await openTestDatabase(engine), stripe);
    await updateProductDescriptions(updates.app, ana);
    await waitUntil(async () => (await readProductUpdate(updates.app))?.status === "failed");
    expect(await readProductUpdate(updates.app)).toMatchObject({
      message: "Failed to update products. Please try again.",
    });
    // The failed batch does not block the next one.
    expect(await updateProductDescriptions(updates.app, ana)).toMatchObject({ status: "running" });
  });

  it("says which setting is missing", async () => {
    const updates = makeTestApp(await openTestDatabase(engine), { products: null });
    await updateProductDescriptions(updates.app, ana);
    await waitUntil(async () => (await readProductUpdate(updates.app))?.status === "failed");
    expect(await readProductUpdate(updates.app)).toMatchObject({
      message: expect.stringContaining("STRIPE_SECRET_KEY"),
    });
  });
});
