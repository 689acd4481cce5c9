import { servicesWords } from "../../../app/content/en/pages/services";
import { searchWords } from "../../../app/content/en/search-words";
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a typing error still finds the treatment, and pages are above it", async ({ page }) => {
      await page.goto("/services");
      const field = page.getByRole("searchbox");
      await field.fill("tesosterone");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/services\?q=tesosterone$/);
      const results = page.locator("[data-search-results]");
      await expect(results.getByRole("link").first()).toHaveAttribute(
        "href",
        "/hormone-replacement",
      );
      await field.fill("semaglutde");
      await field.press("Enter");
      const cards = page.locator("[data-catalogue]").getByRole("listitem");
      await expect(cards.getByRole("heading", { name: "Semaglutide" })).toBeVisible();
      await expect(cards.getByRole("heading", { name: "Tadalafil" })).toBeHidden();
    });
  });
}

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a brand name of an approved medicine finds no product, but the page of its area", async ({
    page,
  }) => {
    await page.goto("/services?q=ozempic");
    await expect(page.getByRole("heading", { name: searchWords.brand })).toBeVisible();
    const results = page.locator("[data-search-results]");
    await expect(results.getByRole("link")).toHaveAttribute("href", "/weight-loss");
    await expect(page.locator("[data-catalogue]").getByRole("listitem")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: empty.heading })).toBeHidden();
  });

  test("a search without results shows three links and the phone number", async ({ page }) => {
    await page.goto("/services?q=zzzz");
    await expect(page.getByRole("heading", { name: empty.heading })).toBeVisible();
    await expect(page.locator("[data-catalogue]")).toBeHidden();
    const ways = page.locator("[data-catalogue-empty] .actions");
    await expect(ways.locator("a:visible, button:visible")).toHaveCount(4);
    await expect(ways.locator("a[href^='tel:']")).toBeVisible();
  });

  test("a found question is open after its link is clicked", async ({ page }) => {
    await page.goto("/services?q=do+you+take+insurance");
    await page.locator("[data-search-results] a[href^='/faqs#']").first().click();
    await expect(page).toHaveURL(/\/faqs#/);
    await expect(page.locator("p:target")).toBeVisible();
  });
});
