import { expect, type Page, test } from "@playwright/test";
import { findAxeViolations } from "../support/find-axe-violations";
import { type RunningSite, startSite } from "../support/site";
import { clickPublish, phoneAtDesk, publish } from "../support/site-desk";

/**
 * Presses Tab until focus is on an element whose text begins so, or on the field with this label.
 */
async function tabTo(page: Page, name: string) {
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (element?.labels?.[0] ?? element)?.textContent;
    });
    if (focused?.startsWith(name)) return;
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}

/** Serial, because a publication renders all pages: each test continues with earlier versions. */
test.describe("publishing", () => {
  test.describe.configure({ mode: "serial" });
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.end());

  const words = "A tablet, as your physician prescribes it.";
  let described = 0;
  let priced = 0;

  const offer = (page: Page) =>
    page.locator('a[href^="/staff/products"]', { hasText: /description/i });

  test("after a changed description the desk is offered the batch for the payment provider", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Cleo", role: "owner" });
    described = await publish(page, "/staff/site/treatments/sildenafil", "Description", words);
    await offer(page).click();
    await expect(page).toHaveURL(/\/staff\/products/);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.context().close();
  });

  /** A review renders the whole site, which takes seconds on a machine that runs all tests. */
  const allRendered = { timeout: 20_000 };

  test("by keyboard alone a price is changed, published and restored", async ({ browser }) => {
    // After each press of Tab the page is asked for the focused element.
    test.slow();
    const page = await phoneAtDesk(browser, site, { name: "Bea", role: "desk", scripts: true });
    await page.goto("/staff/site");
    await tabTo(page, "Tadalafil");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/treatments/tadalafil");
    await tabTo(page, "Price");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("11.5");
    await tabTo(page, "Save and review");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible(allRendered);
    await tabTo(page, "Publish now");
    await page.keyboard.press("Enter");
    const live = page.getByText(/^Version \d+ is live/);
    await expect(live).toContainText(`Version ${described + 1} is live`);
    priced = described + 1;
    await expect(offer(page), "no description has changed").toBeHidden();
    await page.goto("/staff/site/history");
    await tabTo(page, "Go back to this version");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible(allRendered);
    await tabTo(page, "Publish this");
    await page.keyboard.press("Enter");
    await expect(live).toContainText(`Version ${priced + 1} is live`);
    await page.goto("/treatments/tadalafil");
    await expect(page.locator(".price").first()).not.toContainText("$11.50");
    await page.context().close();
  });

  test("every version can be previewed, and restored after a look at the changes and pages", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Ana", role: "owner" });
    await page.goto("/staff/site/history");
    await page.getByRole("link", { name: `Look at it: Version ${priced}` }).click();
    await expect(page.getByText(`Preview: as version ${priced} has it.`)).toBeVisible();
    const preview = `/staff/preview/versions/${priced}`;
    await page.goto(`${preview}/services`);
    await expect(page.getByText("$11.50").first()).toBeAttached();
    await page.locator(`a[href="${preview}/treatments/tadalafil"]`).first().click();
    await expect(page.locator(".price").first()).toContainText("$11.50");
    await page.getByRole("link", { name: "Back to the version" }).click();
    await expect(page.getByRole("heading", { name: `Go back to version ${priced}` })).toBeVisible();

    await expect(page.getByText("Tadalafil: Price", { exact: true })).toBeVisible();
    await expect(page.locator("ins", { hasText: "11.50" }).first()).toBeVisible();
    await clickPublish(page, "Publish this");
    await page.goto("/treatments/tadalafil");
    await expect(page.locator(".price").first()).toContainText("$11.50");
    expect((await page.goto("/staff/preview/versions/99"))?.status()).toBe(404);

    await page.context().clearCookies();
    expect((await page.request.get(preview, { maxRedirects: 0 })).status()).toBe(303);
    await page.context().close();
  });

  test("axe finds no violation at a draft's review, the history and the restore page", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Dora", role: "owner", scripts: true });
    await page.goto("/staff/site/treatments/wolverine");
    await page.getByLabel("Summary").fill("A tablet with no side effects.");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page).toHaveURL(/\/staff\/site\/review/);
    for (const path of [
      "/staff/site/review",
      "/staff/site/history",
      `/staff/site/history/${priced}`,
      "/staff/site/history/1",
    ]) {
      await page.goto(path);
      expect(await findAxeViolations(page), path).toEqual([]);
    }
    await page.context().close();
  });
});
