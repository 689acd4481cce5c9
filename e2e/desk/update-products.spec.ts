import AxeBuilder from "@axe-core/playwright";
import SQLite from "better-sqlite3-multiple-ciphers";
import { products } from "../../testing/fixtures/clinic";
import { runFakeStripe } from "../../testing/peers/fake-stripe-server";
import { counts, passphrase, press, result, signIn, test } from "../support/product-updates";
import { startSite } from "../support/site";
import { expect } from "../support/test";

test("staff presses the button, is asked for the passphrase, and sees what was done", async ({
  page,
}) => {
  await page.goto("/update-products");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await press(page);
  await expect(page.getByLabel("Staff passphrase")).toBeFocused();
  await signIn(page, "not the passphrase");
  await expect(page.locator(".field-error")).toContainText("That is not the passphrase");
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel("Staff passphrase").fill(passphrase);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Updating Products..." })).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error: /);
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The second time nothing is written, and no passphrase is asked for.
  await press(page);
  await expect(result(page)).toContainText("Every description was right");
  await expect(panel).toBeFocused();
  await expect(page.getByLabel("Staff passphrase")).toHaveCount(0);
});

test("a reload in the middle, and a second person, see the same update", async ({
  page,
  context,
}) => {
  // The provider answers half of the writes; the others wait until both browsers have looked.
  const stripe = await runFakeStripe();
  for (const { slug, title } of products)
    stripe.addProduct({ id: `prod_${slug}`, name: title, metadata: { slug } });
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let writes = 0;
  stripe.answersWhen = async ({ method }) => {
    if (method === "POST" && ++writes > products.length / 2) await seen;
  };
  const site = await startSite({
    STAFF_PASSPHRASE: passphrase,
    STRIPE_SECRET_KEY: "sk_test_e2e",
    STRIPE_API_URL: stripe.url,
  });
  try {
    const half = `${Math.floor(products.length / 2)} of ${products.length}`;
    await page.goto(`${site.url}/update-products`);
    await press(page);
    await signIn(page);
    await expect(page.locator(".update-count")).toHaveText(half);
    await page.reload();
    await expect(page.locator(".update-count")).toHaveText(half);
    const second = await context.newPage();
    await second.goto(`${site.url}/update-products`);
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
    await site.end();
    await stripe.stop();
  }
});

test("the function answers nobody without a session", async ({ page, request, own }) => {
  const post = (form: Record<string, string>, headers = {}) =>
    request.post("/update-products.json", { form, headers });
  expect((await post({ x: "" })).status()).toBe(401);
  expect((await post({ x: "" }, { Cookie: "staff=forged.1.2" })).status()).toBe(401);
  expect((await post({ passphrase: "wrong wrong wrong" })).status()).toBe(401);
  expect((await request.get("/update-products.json")).status()).toBe(401);
  expect((await request.get("/update-products/progress")).status()).toBe(401);
  const page401 = await request.post("/update-products", { form: { x: "" } });
  expect(page401.status()).toBe(401);
  const db = new SQLite(`${own.dataDir}/site.sqlite`, { readonly: true });
  expect(db.prepare("select count(*) n from product_batches").get()).toEqual({ n: 0 });
  db.close();
  await page.goto("/update-products");
  await expect(result(page)).toHaveCount(0);
});

test("five wrong passphrases a minute are enough", async ({ page }) => {
  await page.goto("/update-products");
  await press(page);
  for (let n = 0; n < 5; n++) {
    const answer = page.waitForResponse("**/update-products.json");
    await signIn(page, `wrong number ${n}`);
    expect((await answer).status()).toBe(401);
  }
  await signIn(page);
  await expect(page.locator(".field-error")).toContainText("Too many tries");
});

test("the session's cookie is for this site alone, and signing out ends it", async ({
  page,
  context,
  request,
}) => {
  await page.goto("/staff/sign-in?next=%2Fupdate-products");
  await page.getByLabel("Staff passphrase").fill(passphrase);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/update-products$/);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "staff", httpOnly: true, sameSite: "Strict", path: "/" });
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/staff\/sign-in/);
  expect(await context.cookies()).toEqual([]);
  const kept = await request.get("/update-products.json", {
    headers: { Cookie: `staff=${cookie?.value}` },
  });
  expect(kept.status()).toBe(401);
});

test("signing in leads to no other site", async ({ request }) => {
  const targets = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
  ];
  for (const next of [...targets, "javascript:alert(1)", "/%2F/evil.example/..//evil.example"]) {
    const answer = await request.post("/staff/sign-in", {
      form: { passphrase, next },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toMatch(/^\/(?![/\\])/);
  }
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole update works step by step", async ({ page }) => {
    await page.goto("/update-products");
    await press(page);
    await expect(page.getByLabel("Staff passphrase")).toBeVisible();
    await signIn(page, "not the passphrase");
    await expect(page.locator(".field-error")).toContainText("That is not the passphrase");
    await expect(page).toHaveTitle(/^Error: /);
    await signIn(page);
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
});
