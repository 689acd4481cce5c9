import { expect, type Page, test } from "@playwright/test";
import { findAxeViolations } from "../support/find-axe-violations";
import { onePageOfEachKind } from "./addresses";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** What axe finds on the page as it stands, one line each. */
async function findings(page: Page, where: string): Promise<string[]> {
  return (await findAxeViolations(page)).map((violation) => `${where}: ${violation}`);
}

// The two tests over all pages are the longest: they run at the same time.
test.describe.configure({ mode: "parallel" });

/** Each size once and each colour scheme once. */
for (const [screen, { viewport, colorScheme }] of Object.entries({
  "phone, light": { viewport: phone, colorScheme: "light" },
  "desktop, dark": { viewport: desktop, colorScheme: "dark" },
} as const))
  test(`axe finds nothing on any page, ${screen}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const path of onePageOfEachKind) {
      await page.goto(path);
      found.push(...(await findings(page, path)));
    }
    expect(found).toEqual([]);
  });

test.describe("axe finds nothing when", () => {
  test("the treatments menu is open", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/about");
    await page.getByRole("button", { name: "All Treatments" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    expect(await findings(page, "menu")).toEqual([]);
  });

  test("the phone's menu is open", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    expect(await findings(page, "site menu")).toEqual([]);
  });

  for (const [device, viewport] of Object.entries({ phone, desktop })) {
    test(`a treatment's dialog is open with its sections, ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/peptide-therapy#wolverine");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      for (const summary of await dialog.locator("summary").all()) {
        await summary.click();
        expect(await findings(page, "dialog")).toEqual([]);
      }
    });
  }

  test("the aesthetics tab is open", async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto("/weight-loss");
      await page.getByRole("tab", { name: "Aesthetics" }).click();
      expect(await findings(page, "aesthetics")).toEqual([]);
    }
  });

  test("questions are open and a topic of the footer, too", async ({ page }) => {
    // Tall enough for the whole page: otherwise the call bar would cover some link.
    await page.setViewportSize({ ...phone, height: 7000 });
    await page.goto("/faqs");
    await page.locator("main summary").first().click();
    await page.locator("footer summary").first().click();
    expect(await findings(page, "open questions")).toEqual([]);
  });

  test("the catalogue is filtered, and when nothing is found", async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/services");
    await page.getByRole("button", { name: "Sexual Health" }).click();
    expect(await findings(page, "filtered")).toEqual([]);
    await page.getByRole("searchbox").fill("zzzz");
    await expect(page.locator("[data-catalogue-empty]")).toBeVisible();
    expect(await findings(page, "nothing found")).toEqual([]);
  });

  test("the contact form shows its errors", async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto("/contact");
      await page.getByRole("button", { name: "SEND INQUIRY" }).click();
      await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 20_000 });
      expect(await findings(page, "contact errors")).toEqual([]);
    }
  });

  test("the address is unknown", async ({ page }) => {
    await page.goto("/no-such-page");
    expect(await findings(page, "not found")).toEqual([]);
  });
});
