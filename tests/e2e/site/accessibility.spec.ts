import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Checks the page in its current state and window size. */
const expectNoViolations = async (page: Page, within?: string) =>
  expect(await findAxeViolations(page, within)).toEqual([]);

// every-page.spec.ts checks every page as it is loaded.
test.describe("axe finds nothing when", () => {
  test("the treatments menu is open, and the phone's menu", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/about");
    await page.getByRole("button", { name: "All Treatments" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("a treatment's dialog is open with its sections", async ({ page }) => {
    await page.goto("/peptide-therapy#wolverine");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    // Without the name, all sections can be open.
    for (const section of await dialog.locator("details").all())
      await section.evaluate((one: HTMLDetailsElement) => {
        one.removeAttribute("name");
        one.open = true;
      });
    await expectNoAxeViolations(page);
  });

  // every-page.spec.ts checks its text and colors, as /weight-loss-aesthetics.
  test("the aesthetics tab is open", async ({ page }) => {
    await page.goto("/weight-loss");
    await page.getByRole("tab", { name: "Aesthetics" }).click();
    await expectNoViolations(page);
  });

  test("questions are open and a topic of the footer, too", async ({ page }) => {
    // Tall enough for the whole page: otherwise the call bar would cover some link.
    await page.setViewportSize({ ...phone, height: 7000 });
    await page.goto("/faqs");
    await page.locator("main summary").first().click();
    // The list, and a topic in it.
    await page.locator("footer nav label").first().click();
    await page.locator("footer summary").first().click();
    await expectNoViolations(page);
  });

  test("the catalogue is filtered, and a search finds nothing", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/services");
    await page.getByRole("button", { name: "Sexual Health" }).click();
    await expectNoViolations(page);
    await page.getByRole("searchbox").fill("zzzz");
    await expect(page.locator("[data-catalogue-empty]")).toBeVisible();
    await expectNoViolations(page, "main");
  });

  test("the contact form shows its errors", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "SEND INQUIRY" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 20_000 });
    await expectNoAxeViolations(page);
  });
});
