import type { Page } from "@playwright/test";
import { weightLossWords } from "../../../app/content/en/pages/weight-loss";
import { facts } from "../../fixtures/built-site";
import { holdRequests } from "../support/requests";
import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

test.describe("the switch of the weight-loss page", () => {
  const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });

  test("opens on Weight Loss and changes to Aesthetics by click and by key", async ({ page }) => {
    await page.goto("/weight-loss");
    await expect(page.getByRole("heading", { name: "Select A Service" })).toBeVisible();
    await expect(panel(page, "Weight Loss")).toBeVisible();
    await expect(page.locator("#aesthetics")).toBeHidden();

    await page.getByRole("tab", { name: "Aesthetics" }).click();
    await expect(panel(page, "Aesthetics")).toBeVisible();
    await expect(page.locator("#weight-loss")).toBeHidden();
    await expect(page).toHaveURL(/#aesthetics$/);
    await expect(page.getByRole("link", { name: "Schedule Consultation" })).toHaveAttribute(
      "href",
      "/contact",
    );
    for (const id of ["aesthetic-services", "nutraceuticals", "cosmeceuticals", "reasons"])
      await expect(page.locator(`#${id} h2`)).toBeVisible();

    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Weight Loss" })).toBeFocused();
    await expect(panel(page, "Weight Loss")).toBeVisible();

    for (const [key, name] of [
      ["End", "Aesthetics"],
      ["End", "Aesthetics"],
      ["Home", "Weight Loss"],
      ["Home", "Weight Loss"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name })).toBeFocused();
      await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
      await expect(panel(page, name)).toBeVisible();
    }
  });

  test("shows the head of the chosen tab, also without scripts", async ({
    page,
    browser,
    baseURL,
  }) => {
    const heading = (on: Page) => on.locator(".hero :is(h1, h2):visible");
    const { hero, aesthetics } = weightLossWords(facts);
    await page.goto("/weight-loss");
    await expect(heading(page)).toHaveText(hero.headline);
    await page.getByRole("tab", { name: "Aesthetics" }).click();
    await expect(heading(page)).toHaveText(aesthetics.lead.headline);
    await page.goto("/weight-loss-aesthetics");
    await expect(heading(page)).toHaveText(aesthetics.lead.headline);
    await page.getByRole("tab", { name: "Weight Loss" }).click();
    await expect(heading(page)).toHaveText(hero.headline);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const unscripted = await context.newPage();
    await unscripted.goto("/weight-loss#aesthetics");
    await expect(heading(unscripted)).toHaveText(aesthetics.lead.headline);
    await context.close();
  });

  test("can be linked to, and /weight-loss-aesthetics opens on Aesthetics", async ({ page }) => {
    await page.goto("/weight-loss#aesthetics");
    await expect(page.locator("#aesthetics")).toBeVisible();
    await expect(page.locator("#weight-loss")).toBeHidden();
    await expect(page.getByRole("tab", { name: "Aesthetics" })).toBeInViewport();
    await page.goto("/weight-loss-aesthetics");
    await expect(page.locator("#aesthetics")).toBeVisible();
    await page.goto("/weight-loss-aesthetics#weight-loss");
    await expect(page.locator("#weight-loss")).toBeVisible();
    await expect(page.locator("#aesthetics")).toBeHidden();
  });

  test("shows the named tab's head at once: nothing moves while the page arrives", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + shift.value,
          );
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/weight-loss#aesthetics");
    await expect(page.locator("html")).toHaveAttribute("data-tabs-ready");
    const shift = await page.locator("html").getAttribute("data-shift");
    expect(Number(shift ?? 0)).toBeLessThan(0.01);
  });

  test("opens the panel of a treatment that the URL names", async ({ page }) => {
    await page.goto("/weight-loss-aesthetics#semaglutide");
    await expect(page.getByRole("dialog", { name: "Semaglutide" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "View Details of Semaglutide" })).toBeVisible();
  });

  test("keeps its tab and position when a treatment is closed and the page reloaded", async ({
    page,
  }) => {
    await page.goto("/weight-loss-aesthetics");
    await page.getByRole("tab", { name: "Weight Loss" }).click();
    const link = page.getByRole("link", { name: "View Details of Semaglutide" });
    await link.press("Enter");
    await expect(page.getByRole("dialog", { name: "Semaglutide" })).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/semaglutide/);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(panel(page, "Weight Loss")).toBeVisible();
    await page.reload();
    await expect(panel(page, "Weight Loss")).toBeVisible();
  });

  test("a click before the tabs' script has loaded is not lost", async ({ page }) => {
    const arrive = await holdRequests(page, "**/assets/tabs-script-*.js");
    await page.goto("/weight-loss");
    await page.getByRole("link", { name: "Aesthetics", exact: true }).first().click();
    await expect(page.locator("#aesthetics")).toBeVisible();
    await expect(page.locator("#weight-loss")).toBeHidden();
    arrive();
    await expect(page.getByRole("tab", { name: "Aesthetics" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(panel(page, "Aesthetics")).toBeVisible();
    await expect(page.locator("#weight-loss")).toBeHidden();
  });

  test("works without scripts", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/weight-loss");
    await expect(page.locator("#weight-loss")).toBeVisible();
    await expect(page.locator("#aesthetics")).toBeHidden();
    await page.getByRole("link", { name: "Aesthetics", exact: true }).first().click();
    await expect(page.locator("#aesthetics")).toBeVisible();
    await expect(page.locator("#weight-loss")).toBeHidden();
    await page.goto("/weight-loss-aesthetics");
    await expect(page.locator("#aesthetics")).toBeVisible();
    await context.close();
  });
});
