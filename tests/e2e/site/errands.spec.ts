import type { Page } from "@playwright/test";
import { formatPrice } from "../../../app/facts/format-facts";
import { facts } from "../../fixtures/built-site";
import { expect, test } from "../support/test";

/** Visitors' common errands, and the number of clicks that each takes. */
test.use({ viewport: { width: 390, height: 844 } });

/** Counts a visitor's taps and filled fields. */
function startErrand(page: Page) {
  let taps = 0;
  const main = page.getByRole("main");
  return {
    main,
    taps: () => taps,
    async openMenu() {
      taps++;
      await page.getByRole("button", { name: "Menu" }).click();
    },
    /** Clicks a link, or a button that opens a list of links. */
    async click(where: "#site-menu" | "footer" | "main", name: string | RegExp) {
      taps++;
      const part = page.locator(where);
      await part.getByRole("link", { name }).or(part.getByText(name)).first().click();
    },
    async search(words: string) {
      taps++;
      await page.getByRole("searchbox").fill(words);
      await page.keyboard.press("Enter");
    },
  };
}

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto("/"));

  test("“I saw an ad for weight-loss shots, what does it cost” takes two taps", async ({
    page,
  }) => {
    const { main, openMenu, click, taps } = startErrand(page);
    await openMenu();
    await click("#site-menu", /^Weight Loss/);
    const { semaglutide } = facts.treatments;
    await expect(main.getByText(formatPrice(semaglutide?.price ?? 0)).first()).toBeVisible();
    expect(taps()).toBe(2);
  });

  test("“My husband is always tired” takes three", async ({ page }) => {
    const { main, openMenu, click, search, taps } = startErrand(page);
    await openMenu();
    await click("#site-menu", "View All Treatments");
    await search("my husband is always tired");
    const first = main.locator("[data-search-results]").getByRole("link").first();
    await expect(first).toHaveAttribute("href", "/hormone-replacement");
    expect(taps()).toBe(3);
  });

  test("“Is somebody there on Saturday” takes one at most", async ({ page }) => {
    const { click, taps } = startErrand(page);
    await click("main", "Get in touch");
    await expect(page.getByRole("main").getByText("Saturday").first()).toBeVisible();
    expect(taps()).toBe(1);
  });

  test("“Pay my invoice” takes two", async ({ page }) => {
    const { click, taps } = startErrand(page);
    await click("footer", "Information");
    await click("footer", "Make a Payment");
    await expect(page).toHaveURL(/\/payment$/);
    await expect(page.getByLabel("Payment amount in dollars")).toBeVisible();
    expect(taps()).toBe(2);
  });

  test("“The thing my friend takes, what was it called” takes three", async ({ page }) => {
    const { main, openMenu, click, search, taps } = startErrand(page);
    await openMenu();
    await click("#site-menu", "View All Treatments");
    await search("semaglutde");
    await expect(main.getByRole("heading", { name: "Semaglutide" }).first()).toBeVisible();
    expect(taps()).toBe(3);
  });
});
