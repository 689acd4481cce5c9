import { testosteroneWords as words } from "../../../app/content/en/pages/testosterone";
import { products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

test("testosterone has a card without a price, which says to ask for it and who should not take it", async ({
  page,
}) => {
  await page.goto("/hormone-replacement");
  await expect(page.locator("#costs")).toContainText(words.cost.value);
  const card = page.locator("#treatments .card", { hasText: words.cost.value });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("$");
  for (const caution of words.notFor)
    await expect(page.locator("#safety li", { hasText: caution })).toBeVisible();
});

test("the catalogue leads to testosterone under its category, and does not count it", async ({
  page,
}) => {
  const also = page.locator("[data-catalogue-also]");
  await page.goto("/services");
  await expect(also).toBeVisible();
  await page.getByRole("button", { name: "Testosterone & Hormone Therapy" }).click();
  await expect(also).toBeVisible();
  const count = products.filter(({ category }) => category.startsWith("testosterone")).length;
  await expect(page.getByRole("status")).toHaveText(`${count} treatments`);
  await page.getByRole("button", { name: "Weight Loss" }).click();
  await expect(also).toBeHidden();
  await page.goto("/services?q=testosterone");
  await also.getByRole("link").click();
  await expect(page).toHaveURL(/\/hormone-replacement#testosterone$/);
});
