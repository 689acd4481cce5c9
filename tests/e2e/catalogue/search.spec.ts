import { servicesWords } from "../../../app/content/en/pages/services";
import { searchWords } from "../../../app/content/en/search-words";
import { facts } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

const { empty } = servicesWords(facts);

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
