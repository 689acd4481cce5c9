import { expect, type Page, test } from "@playwright/test";
import { officeStatusWords } from "../../../app/content/en/office-status";
import { findAxeViolations } from "../support/find-axe-violations";
import { type RunningSite, startSite } from "../support/site";
import { clickPublish, phoneAtDesk } from "../support/site-desk";

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

  const offer = (page: Page) =>
    page.locator('a[href^="/staff/products"]', { hasText: /description/i });

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
    await expect(live).toContainText("Version 2 is live");
    await expect(offer(page), "no description has changed").toBeHidden();
    await page.goto("/staff/site/history");
    await tabTo(page, "Go back to this version");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible(allRendered);
    await tabTo(page, "Publish this");
    await page.keyboard.press("Enter");
    await expect(live).toContainText("Version 3 is live");
    await page.goto("/treatments/tadalafil");
    await expect(page.locator(".price").first()).not.toContainText("$11.50");
    await page.context().close();
  });

  test("on a phone, without scripts, a record of the evidence is reviewed, and seen on the site", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Ana", role: "owner" });
    await page.goto("/staff/launch");
    const item = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: /reviewed by a physician/ }),
    });
    await item.getByRole("link", { name: "Tadalafil", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Evidence" })).toBeVisible();
    const reviewed = new Date(Date.now() - 340 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel("Reviewed by").fill("SAMPLE reviewer");
    await page.getByLabel("Reviewed on").fill(reviewed);
    await page.getByRole("button", { name: "Save and review" }).click();
    await clickPublish(page);

    // Due in 25 days: the desk warns on every page, and the launch list no longer names it.
    await page.goto("/staff/launch");
    await expect(page.getByText("due within 30 days")).toBeVisible();
    await expect(item.getByRole("link", { name: "Tadalafil", exact: true })).toHaveCount(0);

    await page.goto("/treatments/tadalafil");
    await expect(page.getByText("Reviewed by SAMPLE reviewer on")).toBeVisible();
    await page.context().close();
  });

  test("a closed day is named on every page at an hour when calls are otherwise taken", async ({
    browser,
  }) => {
    const desk = await phoneAtDesk(browser, site, { name: "Cleo", role: "owner" });
    await desk.goto("/staff/site/hours");
    await desk.getByLabel("Closed day 1: first day").fill("2031-03-11");
    await desk.getByLabel("Closed day 1: last day").fill("2031-03-12");
    await desk.getByLabel("Closed day 1: name").fill("Painters");
    await desk.getByRole("button", { name: "Save and review" }).click();
    await expect(desk.getByText("2031-03-11 to 2031-03-12 Painters").first()).toBeVisible();
    await clickPublish(desk);
    await desk.context().close();

    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: site.url, viewport });
    const page = await context.newPage();
    // A Tuesday at noon in Jacksonville.
    await page.clock.install({ time: "2031-03-11T16:00:00Z" });
    await page.goto("/");
    await page.clock.runFor(1000);
    const line = page.locator(".closing [data-call-now]");
    await expect(line).toContainText("Closed today (Painters). Opens Thursday at 9 AM");
    const call = page.locator(".call-bar a[href^='tel:']");
    await expect(call).toHaveText("Closed today (Painters). Opens Thursday at 9 AM");
    await expect(page.locator("html")).toHaveAttribute("data-calls", "closed");

    await page.goto("/contact");
    const office = page.locator("[data-office-status]");
    await office.scrollIntoViewIfNeeded();
    await expect(office).toHaveText(
      `Closed today (Painters). ${officeStatusWords.opens(2, "Thursday", "10:00")}`,
    );
    await context.close();
  });

  test("axe finds no violation at a draft's review, the history and the restore page", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Dora", role: "owner", scripts: true });
    await page.goto("/staff/site/treatments/wolverine");
    await page.getByLabel("Summary", { exact: true }).fill("A tablet with no side effects.");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page).toHaveURL(/\/staff\/site\/review/);
    for (const path of [
      "/staff/site/review",
      "/staff/site/history",
      "/staff/site/history/1",
      "/staff/site/history/2",
    ]) {
      await page.goto(path);
      expect(await findAxeViolations(page), path).toEqual([]);
    }
    await page.context().close();
  });
});
