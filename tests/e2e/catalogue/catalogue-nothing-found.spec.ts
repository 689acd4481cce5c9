import { servicesWords } from "../../../app/content/en/pages/services";
import { facts } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

const { empty, elsewhere } = servicesWords(facts);

test("a search for signs only finds no treatment; spaces alone search nothing", async ({
  page,
}) => {
  await page.goto("/services");
  const search = page.getByRole("searchbox");
  const cards = page.locator("[data-catalogue]").getByRole("listitem");
  const every = await cards.count();
  for (const signs of ["😀", ".*", "-"]) {
    await search.fill(signs);
    await expect(page.getByRole("heading", { name: empty.heading })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(`0 treatments for “${signs}”`);
    await expect(cards).toHaveCount(0);
  }
  await search.fill("   ");
  await expect(cards).toHaveCount(every);
  await expect(page.getByRole("status")).toHaveText(`${every} treatments`);
  await page.goto("/services?q=%F0%9F%98%80");
  await expect(page.getByRole("heading", { name: empty.heading })).toBeVisible();
});

test("results in other categories are announced, and a button searches there", async ({ page }) => {
  await page.goto("/services?category=weight-loss&q=nad");
  const cards = page.locator("[data-catalogue]").getByRole("listitem");
  const search = page.getByRole("searchbox");
  await expect(page.getByRole("heading", { name: elsewhere.heading })).toBeVisible();
  await expect(page.getByRole("heading", { name: empty.heading })).toBeHidden();
  await page.getByRole("button", { name: elsewhere.button }).click();
  await expect(page).toHaveURL(/\/services\?q=nad$/);
  await expect(page.getByRole("button", { name: "All Offerings" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(search).toHaveValue("nad");
  await expect(search).toBeFocused();
  await expect(cards.filter({ hasText: "NAD+ Injectable" })).toBeVisible();
  await expect(page.getByRole("heading", { name: elsewhere.heading })).toBeHidden();
  // A search that finds nothing in any category shows another text.
  await page.goBack();
  await expect(page.getByRole("heading", { name: elsewhere.heading })).toBeVisible();
  await search.fill("zzzz");
  await expect(page.getByRole("heading", { name: empty.heading })).toBeVisible();
  await expect(page.getByRole("heading", { name: elsewhere.heading })).toBeHidden();
});
