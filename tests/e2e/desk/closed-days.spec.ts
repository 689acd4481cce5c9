import { expect, test } from "@playwright/test";
import { officeStatusWords } from "../../../app/content/en/office-status";
import { type RunningSite, startSite } from "../support/site";
import { clickPublish, phoneAtDesk } from "../support/site-desk";

test.describe("a closed day that the desk has entered", () => {
  let site: RunningSite;
  test.beforeAll(async ({ browser }) => {
    site = await startSite();
    const page = await phoneAtDesk(browser, site, { name: "Cleo", role: "owner" });
    await page.goto("/staff/site/hours");
    await page.getByLabel("Closed day 1: first day").fill("2031-03-11");
    await page.getByLabel("Closed day 1: last day").fill("2031-03-12");
    await page.getByLabel("Closed day 1: name").fill("Painters");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page.getByText("2031-03-11 to 2031-03-12 Painters").first()).toBeVisible();
    await clickPublish(page);
    await page.context().close();
  });
  test.afterAll(() => site.end());

  test("is named on every page at an hour when calls are otherwise taken", async ({ browser }) => {
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

  test("is not named on the day after it", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await page.clock.install({ time: "2031-03-13T16:00:00Z" });
    await page.goto("/contact");
    const office = page.locator("[data-office-status]");
    await office.scrollIntoViewIfNeeded();
    await expect(office).toHaveText(officeStatusWords.open("18:00"));
    await context.close();
  });
});
