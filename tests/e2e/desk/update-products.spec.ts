import SQLite from "better-sqlite3-multiple-ciphers";
import { runFakeStripe } from "../../fakes/fake-stripe-server";
import { products } from "../../fixtures/built-site";
import { findAxeViolations } from "../support/find-axe-violations";
import { click, counts, result, test } from "../support/product-updates";
import { startSite } from "../support/site";
import { signInToDesk, writeProducts } from "../support/staff";
import { expect } from "../support/test";

test("staff click the button, are redirected to the sign-in and back, and see the result", async ({
  page,
  site,
}) => {
  await page.goto("/update-products");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  // The sign-in page offers saved passkeys as it loads, where the browser has autofill for them.
  const options = page.waitForResponse("**/staff/passkey.json");
  await click(page);
  await expect(page).toHaveURL(/\/staff\/sign-in\?next=%2Fupdate-products$/);
  await options;
  expect(await page.context().cookies(), "nobody has signed in yet").toEqual([]);
  await signInToDesk(page.context(), site);
  await page.reload();
  await expect(page).toHaveURL(/\/update-products$/);
  await click(page);
  await expect(page.getByRole("button", { name: "Updating Products..." })).toBeFocused();
  await expect(page.locator(".update-count")).toHaveText(
    new RegExp(`^\\d+ of ${products.length}$`),
  );

  await expect(page.locator(".toast")).toContainText("Success!");
  await expect(page.locator(".toast")).toContainText(
    `Updated ${products.length} products successfully.`,
  );
  const panel = page.locator(".result-panel");
  await expect(panel).toBeFocused();
  expect((await counts(page)).map((text) => text.replace(/\s+/g, " "))).toEqual([
    `Total products ${products.length}`,
    `Updated ${products.length}`,
    "Already right, not written again 0",
  ]);
  await expect(page.locator("#update-done + section li")).toHaveCount(products.length);
  expect(await findAxeViolations(page)).toEqual([]);

  // The second time nothing is changed.
  await click(page);
  await expect(result(page)).toContainText("Every description was right");
  await expect(panel).toBeFocused();
});

test("an account is reported as empty, and then updated; a reload in the middle, and a second person, see the same update", async ({
  page,
  context,
}) => {
  // The provider responds to half of the writes; the others wait until both browsers have looked.
  const stripe = await runFakeStripe();
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let writes = 0;
  stripe.respondsWhen = async ({ method }) => {
    if (method === "POST" && ++writes > products.length / 2) await seen;
  };
  const own = await startSite({
    STRIPE_SECRET_KEY: "sk_test_e2e",
    STRIPE_API_URL: stripe.url,
  });
  try {
    const half = `${Math.floor(products.length / 2)} of ${products.length}`;
    await signInToDesk(context, own);
    await page.goto(`${own.url}/update-products`);
    await test.step("an account without products is reported as such", async () => {
      await click(page);
      await expect(page.locator(".toast")).toContainText("Success!");
      await expect(page.locator(".toast")).toContainText("Updated 0 products successfully.");
      await expect(page.locator(".result-panel")).toContainText("holds no products");
      await expect(page.locator(".result-panel")).not.toContainText("right already");
      const preview = await context.newPage();
      await preview.goto(`${own.url}/staff/products?preview=1`);
      await expect(preview.locator("#preview-heading")).toContainText("holds no products");
      await preview.close();
    });
    for (const { slug, title } of products)
      stripe.addProduct({ id: `prod_${slug}`, name: title, metadata: { slug } });
    await click(page);
    await expect(page.locator(".update-count")).toHaveText(half);
    await page.reload();
    await expect(page.locator(".update-count")).toHaveText(half);
    const second = await context.newPage();
    await second.goto(`${own.url}/update-products`);
    await expect(second.locator(".update-count")).toHaveText(half);
    goOn();
    for (const one of [page, second])
      await expect(one.locator(".toast")).toContainText(
        `Updated ${products.length} products successfully.`,
      );
    await page.reload();
    await expect(result(page)).toContainText(`Updated ${products.length} products successfully.`);
    expect(writes).toBe(products.length);
  } finally {
    goOn();
    await own.end();
    await stripe.stop();
  }
});

test("the endpoint rejects requests without a session", async ({ page, request, site }) => {
  const post = (form: Record<string, string>, headers = {}) =>
    request.post("/update-products.json", { form, headers });
  expect((await post({ x: "" })).status()).toBe(401);
  expect((await post({ x: "" }, { Cookie: "staff=forged.1.2" })).status()).toBe(401);
  expect((await request.get("/update-products.json")).status()).toBe(401);
  const page401 = await request.post("/update-products", { form: { x: "" } });
  expect(page401.status()).toBe(401);
  const db = new SQLite(`${site.dataDir}/site.sqlite`, { readonly: true });
  expect(db.prepare("select count(*) n from product_batches").get()).toEqual({ n: 0 });
  db.close();
  await page.goto("/update-products");
  await expect(result(page)).toHaveCount(0);
});

test("a reader sees nothing of an update, and can start none", async ({ page, site }) => {
  await signInToDesk(page.context(), site, { name: "Rita", role: "reader" });
  expect((await page.request.get("/update-products.json")).status()).toBe(403);
  await page.goto("/update-products");
  await click(page);
  await expect(page.locator(".error-summary")).toContainText("Your account may not");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole update works step by step", async ({ page, site }) => {
    await page.goto("/update-products");
    await click(page);
    await expect(page).toHaveURL(/\/staff\/sign-in\?next=%2Fupdate-products$/);
    await signInToDesk(page.context(), site);
    await page.reload();
    await click(page);
    await expect(page.locator(".update-count")).toHaveText(
      new RegExp(`${products.length}|Reading`),
    );
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    const again = page.getByRole("link", { name: "Look again" });
    await again.click();
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(result(page)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(result(page)).toContainText(`Updated ${products.length} products successfully.`);
  });

  test("the desk previews a batch before anything is changed, and undoes it", async ({
    page,
    site,
  }) => {
    await signInToDesk(page.context(), site);
    await page.goto("/staff/products");
    await page.getByRole("button", { name: "Show what would change" }).click();
    await expect(
      page.getByRole("heading", {
        name: new RegExp(`products of ${products.length} would change`),
      }),
    ).toBeVisible();
    await writeProducts(page);
    await page.getByRole("button", { name: "Undo the last batch" }).click();
    await expect(page.getByText(/descriptions were written back/)).toBeVisible();
    await expect(page.getByText("It was undone.")).toBeVisible();
  });
});
