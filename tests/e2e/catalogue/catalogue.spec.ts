import type { Locator, Page } from "@playwright/test";
import { allOfferings, productsOf } from "../../../app/catalogue/catalogue";
import { products } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

const titles = (page: Page) => page.locator("[data-catalogue] > li:visible h3").allInnerTexts();

const every = allOfferings(products).length;

test("the catalogue shows every treatment, each category with its filter, and as many columns as fit", async ({
  page,
}) => {
  await page.goto("/services");
  await test.step("each filter shows all of its category, in the URL too", async () => {
    for (const [name, id] of [
      ["Fitness & Anti-Aging", "fitness-anti-aging"],
      ["Testosterone & Hormone Therapy", "testosterone-hormone-therapy"],
      ["Sexual Health", "sexual-health"],
      ["Weight Loss", "weight-loss"],
    ] as const) {
      const count = productsOf(products, id).length;
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`category=${id}`));
      expect(await titles(page)).toHaveLength(count);
      await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(page.locator("[data-catalogue-status]")).toContainText(String(count));
    }
    await page.goBack();
    expect(await titles(page)).toHaveLength(productsOf(products, "sexual-health").length);
    await page.reload();
    expect(await titles(page)).toHaveLength(productsOf(products, "sexual-health").length);
    await page.getByRole("button", { name: "All Offerings" }).click();
    expect(await titles(page)).toHaveLength(every);
  });
  await test.step("columns: 1, 2, 3 and 4 by width", async () => {
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1180, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const grid = await page
        .locator(".shelves")
        .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
      expect(grid, `${width} px`).toBe(columns);
    }
  });
});

test("a search shows what it finds, in every category, and is one step of history", async ({
  page,
}) => {
  await page.goto("/services");
  await test.step("a typed search is one step of history, not one for each letter", async () => {
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await page.getByRole("searchbox").pressSequentially("nasal");
    await expect(page).toHaveURL(/q=nasal$/);
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    expect(await titles(page)).toHaveLength(every);
  });
  await test.step("words of a second listing are found under All Offerings too", async () => {
    const second = products.find(({ slug }) => slug === "tesamorelin-ipamorelin-hormone");
    const query = "tesamorelin testosterone";
    await page.getByRole("searchbox").fill(query);
    await expect.poll(() => titles(page)).not.toContain("Semaglutide");
    expect(await titles(page)).toContain(second?.title);
    expect(new Set(await titles(page)).size).toBe((await titles(page)).length);
  });
  await test.step("a search can be shared, and one without results leads to all", async () => {
    await page.goto("/services?q=pt-141");
    await expect.poll(() => titles(page)).not.toContain("Semaglutide");
    expect(await titles(page)).toContain("PT-141 Nasal Spray");
    await expect(page.getByRole("searchbox")).toHaveValue("pt-141");
    await page.getByRole("searchbox").fill("zzzz");
    await expect(page.getByRole("heading", { name: /Nothing found/ })).toBeVisible();
    await page.getByRole("button", { name: "Show all treatments" }).click();
    expect(await titles(page)).toHaveLength(every);
  });
  await test.step("a search stays when a category is chosen, and a category when something is searched", async () => {
    await page.getByRole("searchbox").fill("nasal");
    await expect.poll(() => titles(page)).toHaveLength(3);
    await page.getByRole("button", { name: "Sexual Health" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("nasal");
    expect(await titles(page)).toEqual(["PT-141 Nasal Spray"]);
    await expect(page).toHaveURL(/\?category=sexual-health&q=nasal$/);
    await page.getByRole("searchbox").fill("tadalafil");
    await expect.poll(() => titles(page)).toEqual(["Tadalafil"]);
    await page.getByRole("searchbox").fill("");
    await expect.poll(() => titles(page)).toHaveLength(4);
  });
});

test("old URLs still lead somewhere, unknown ones to the whole catalogue", async ({ page }) => {
  await page.goto("/services#hcg");
  await expect(page.getByRole("dialog", { name: "HCG for Men" })).toBeVisible();
  await page.goto("/");
  await page.goto("/services#testosterone-therapy");
  await expect(
    page.getByRole("button", { name: "Testosterone & Hormone Therapy" }),
  ).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "All Offerings" })).toBeInViewport();
  // After a click in the catalogue's own footer, the page scrolls to what changed.
  await page.goto("/services");
  const footer = page.getByRole("contentinfo");
  await footer.getByText("Hormone Therapy", { exact: true }).click();
  await footer.getByRole("link", { name: "Testosterone Therapy" }).click();
  const filter = page.getByRole("button", { name: "Testosterone & Hormone Therapy" });
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await expect(filter).toBeInViewport();
  await page.goto("/");
  await page.goto("/services#%E0%A4%A");
  expect(await titles(page)).toHaveLength(every);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
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

const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Pixels of the button, or of a `ring` around it, that the row cuts off on any side. */
const lostAuditEnd = (button: Locator, ring: number) =>
  button.evaluate((element, around) => {
    const row = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const beyond = [row.left - left, right - row.right, row.top - top, bottom - row.bottom];
    return Math.max(0, ...beyond.map((pixels) => pixels + around));
  }, ring);

test("on a phone the filter that is chosen or focused is in view in its row", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("the filter that the URL selects is in view, and the page stays at its top", async () => {
    for (const [path, name] of [
      ["/services?category=sexual-health", "Sexual Health"],
      ["/services#testosterone-therapy", "Testosterone & Hormone Therapy"],
      ["/services?category=weight-loss", "Weight Loss"],
    ] as const) {
      await page.goto(path);
      await expect(filter(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => lostAuditEnd(filter(page, name), 0), path).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
  await test.step("a filter with the keyboard's focus is in view with its ring", async () => {
    const filters = await page
      .getByRole("group", { name: "Show treatments for" })
      .getByRole("button")
      .all();
    await filters[0]?.focus();
    for (const key of ["Tab", "Shift+Tab"])
      for (const button of key === "Tab" ? filters.slice(1) : filters.toReversed().slice(1)) {
        await page.keyboard.press(key);
        await expect(button).toBeFocused();
        // The focus ring is 3 pixels wide and 3 pixels away.
        await expect.poll(() => lostAuditEnd(button, 6)).toBe(0);
      }
  });
});

test("on each card the bookmark stands above the end of its link", async ({ page }) => {
  await page.goto("/services");
  for (const width of [820, 960, 1087, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = await page.locator("[data-catalogue] li:visible .card").evaluateAll((cards) =>
      cards.map((card) => {
        const endOf = (selector: string) =>
          card.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN;
        return Math.abs(endOf(".card-keep .icon") - endOf(".card-link"));
      }),
    );
    expect(Math.max(...apart)).toBeLessThan(4);
  }
});
