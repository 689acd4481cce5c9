import SQLite from "better-sqlite3-multiple-ciphers";
import { findAxeViolations } from "../support/find-axe-violations";
import { click, result, test } from "../support/product-updates";
import { startSite } from "../support/site";
import { signInToDesk } from "../support/staff";
import { expect } from "../support/test";

test("staff, unlike visitors, see before they click that no provider is set up", async ({
  page,
}) => {
  const site = await startSite({
    NODE_ENV: "production",
    ALLOW_MAIL_FILES: "true",
    CLINIC_MAIL_TO: "desk@clinic.test",
  });
  const needed = page.getByText("STRIPE_SECRET_KEY");
  try {
    await page.goto(`${site.url}/update-products`);
    await expect(needed).toHaveCount(0);
    await signInToDesk(page.context(), site);
    for (const path of ["/update-products", "/staff/products", "/staff/payments"]) {
      await page.goto(site.url + path);
      await expect(needed).toHaveCount(1);
      expect(await findAxeViolations(page)).toEqual([]);
    }
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: "Site", exact: true }).click();
    await page.getByRole("link", { name: "Products at the payment provider" }).click();
    await page.getByRole("button", { name: "Show what would change" }).click();
    await expect(needed).toHaveCount(1);

    await page.goto(`${site.url}/update-products`);
    await click(page);
    const summary = page.locator(".error-summary");
    await expect(summary).toContainText("Update Error");
    await expect(summary).toContainText("STRIPE_SECRET_KEY");
    await expect(summary).toHaveCount(1);
  } finally {
    await site.end();
  }
});

test("failures are counted and named", async ({ page, site }) => {
  await signInToDesk(page.context(), site);
  const db = new SQLite(`${site.dataDir}/site.sqlite`);
  db.prepare("insert into test_products values ('prod_gift', 'Gift card', '', '')").run();
  db.close();
  await page.goto("/update-products");
  await click(page);
  await expect(result(page).locator("dl")).toContainText("Errors");
  await expect(page.locator("#update-errors + section li")).toHaveCount(1);
  await expect(page.locator("#update-errors + section")).toContainText("Gift card");
  expect(await findAxeViolations(page)).toEqual([]);
});

test("when the update can't be started, staff is told", async ({ page }) => {
  await page.goto("/update-products");
  await page.route("**/update-products.json", (route) => route.abort());
  await click(page);
  await expect(page.locator(".toast")).toContainText("Update Error");
  await expect(page.locator(".toast")).toContainText(
    "Failed to update products. Please try again.",
  );
});
