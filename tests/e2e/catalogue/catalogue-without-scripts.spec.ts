import { allOfferings, productsOf } from "../../../app/catalogue/catalogue";
import { categories } from "../../../app/content/en/catalogue/categories";
import { servicesWords } from "../../../app/content/en/pages/services";
import { facts, products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

const words = servicesWords(facts);

const every = allOfferings(products).length;

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the catalogue is whole: its index, its filters and the links to details", async ({
    page,
  }) => {
    await page.goto("/services");
    await test.step("the index shows each treatment as a row of its name, form and price", async () => {
      const cards = page.locator("[data-catalogue]").getByRole("listitem");
      const pictures = page.locator("[data-catalogue] .card-picture:visible");
      await expect(pictures).toHaveCount(every);
      await page.getByText(words.views.index, { exact: true }).click();
      await expect(pictures).toHaveCount(0);
      await expect(cards).toHaveCount(every);
      const tirzepatide = cards.filter({ hasText: "Tirzepatide" });
      for (const text of ["Tirzepatide", "Injection", "$599.88 per order"])
        await expect(tirzepatide.getByText(text, { exact: true }).first()).toBeVisible();
      await page.getByText(words.views.shelf, { exact: true }).click();
      await expect(pictures).toHaveCount(every);
    });
    await test.step("the filters are links that show all of their category", async () => {
      const cards = page.locator("[data-catalogue]").getByRole("listitem");
      const filters = page.getByRole("navigation", { name: words.filters.label });
      for (const { id, name } of categories) {
        await filters.getByRole("link", { name, exact: true }).click();
        await expect(cards).toHaveCount(productsOf(products, id).length);
        for (const { title } of productsOf(products, id))
          await expect(cards.getByRole("heading", { name: title, exact: true })).toBeVisible();
      }
      await filters.getByRole("link", { name: words.filters.all }).click();
      await expect(cards).toHaveCount(every);
    });
    await test.step("all treatments are shown, with links to their details", async () => {
      await expect(page.locator("[data-catalogue]").getByRole("listitem")).toHaveCount(every);
      await page.getByRole("link", { name: "View Details of Tirzepatide" }).click();
      await expect(page).toHaveURL(/\/treatments\/tirzepatide$/);
    });
  });

  test("a URL that names a treatment leads to its card, by its old names too", async ({ page }) => {
    const card = (title: string) =>
      page.locator("[data-catalogue]").getByRole("heading", { name: title, exact: true });
    await page.goto("/about");
    const footer = page.getByRole("contentinfo");
    await footer.getByText("Sexual Health", { exact: true }).click();
    await footer.getByRole("link", { name: "Sildenafil" }).click();
    await expect(card("Sildenafil")).toBeInViewport();
    for (const [slug, title] of [
      ["hcg", "HCG for Men"],
      ["primal-blend", "Primal Special Blend"],
      ["tesamorelin-12mg-anti-aging", "Tesamorelin 12mg"],
    ] as const) {
      await page.goto(`/services#${slug}`);
      await expect(card(title)).toBeInViewport();
    }
  });

  test("links to a category show its treatments, and the filter is marked", async ({ page }) => {
    const cards = page.locator("[data-catalogue]").getByRole("listitem");
    const filters = page.getByRole("navigation", { name: words.filters.label });
    const marked = (name: string) =>
      filters
        .getByRole("link", { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor !== "rgba(0, 0, 0, 0)");
    for (const { id, name, fragment } of categories) {
      await page.goto("/about");
      await page.goto(`/services#${fragment}`);
      await expect(cards).toHaveCount(productsOf(products, id).length);
      await expect(filters.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => marked(name)).toBe(true);
      await expect.poll(() => marked(words.filters.all)).toBe(false);
    }
    await page.goto("/about");
    const footer = page.getByRole("contentinfo");
    await footer.getByText("Hormone Therapy", { exact: true }).click();
    await footer.getByRole("link", { name: "Testosterone Therapy" }).click();
    await expect(cards).toHaveCount(productsOf(products, "testosterone-hormone-therapy").length);
  });
});

test("with scripts a category's link selects its filter, and there are no links beside it", async ({
  page,
}) => {
  await page.goto("/treatments/sildenafil");
  await page.goto("/services#sexual-health");
  await expect(page).toHaveURL(/\/services\?category=sexual-health$/);
  await expect(page.getByRole("button", { name: "Sexual Health" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("navigation", { name: words.filters.label })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/treatments\/sildenafil$/);
});
