import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/find-axe-violations";
import { type RunningSite, startSite } from "../support/site";
import { phoneAtDesk, pressPublish, publish } from "../support/site-desk";
import { expect, test } from "../support/test";

/** Presses Tab until what is wanted has the focus. */
async function tabTo(page: Page, isIt: (element: Element) => boolean) {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
    if (await focused.evaluate(isIt)) return;
  }
  throw new Error(`The Tab key does not lead to ${isIt}`);
}

test.describe("publishing", () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.end());

  test("every version can be looked at, compared, and undone after a look at the pages", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Ana", role: "owner" });
    const tadalafil = "/staff/site/treatments/tadalafil";
    const first = await publish(page, tadalafil, "Price", "150");
    const second = await publish(page, tadalafil, "Price", "155");

    await page.goto("/staff/site/history");
    await page.getByRole("link", { name: `Look at it: Version ${first}` }).click();
    await expect(page.getByText(`Preview: as version ${first} has it.`)).toBeVisible();
    const preview = `/staff/preview/versions/${first}`;
    await page.goto(`${preview}/services`);
    await expect(page.getByText("$150.00").first()).toBeAttached();
    await page.locator(`a[href="${preview}/treatments/tadalafil"]`).first().click();
    await expect(page.locator(".price").first()).toContainText("$150.00");
    await page.getByRole("link", { name: "Back to the version" }).click();
    await expect(page.getByRole("heading", { name: `Go back to version ${first}` })).toBeVisible();

    await page.goto("/staff/site/history");
    await page.getByLabel("From version").selectOption(`${first - 1}`);
    await page.getByLabel("to version").selectOption(`${second}`);
    await page.getByRole("button", { name: "Compare" }).click();
    const compared = page.getByRole("region", {
      name: `From version ${first - 1} to version ${second}`,
    });
    await expect(compared.getByText("Tadalafil: Price")).toBeVisible();
    await expect(compared.locator("ins").first()).toContainText("155.00");

    await page.getByRole("link", { name: `Undo this change: Version ${second}` }).click();
    await page.getByRole("link", { name: /^\/treatments\/tadalafil/ }).click();
    await expect(page.getByText(`Preview: without what version ${second} changed.`)).toBeVisible();
    await expect(page.locator(".price").first()).toContainText("$150.00");
    await page.getByRole("link", { name: "Back to the version" }).click();
    await pressPublish(page, "Publish this");
    await page.goto("/treatments/tadalafil");
    await expect(page.locator(".price").first()).toContainText("$150.00");
    expect((await page.goto("/staff/preview/versions/99"))?.status()).toBe(404);

    await page.context().clearCookies();
    expect((await page.request.get(preview, { maxRedirects: 0 })).status()).toBe(303);
    await page.context().close();
  });

  test("the keyboard alone changes a price, publishes it and undoes it", async ({ browser }) => {
    // After each press of Tab the page is asked what has the focus.
    test.slow();
    const page = await phoneAtDesk(browser, site, { name: "Bea", role: "desk", scripts: true });
    await page.goto("/staff/site");
    await tabTo(
      page,
      (element) => element.getAttribute("href") === "/staff/site/treatments/tadalafil",
    );
    await page.keyboard.press("Enter");
    // The first form waits until all pages are rendered, to find where each fact is shown.
    await page.waitForURL("**/treatments/tadalafil");
    await tabTo(
      page,
      (element) => (element as HTMLInputElement).labels?.[0]?.textContent === "Price",
    );
    await page.keyboard.press("Control+a");
    await page.keyboard.type("151.5");
    await tabTo(page, (element) => element.textContent === "Save and review");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible();
    await tabTo(page, (element) => element.textContent === "Publish now");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Version \d+ is live/)).toBeVisible();
    await page.goto("/staff/site/history");
    await tabTo(page, (element) => element.textContent === "Undo this change");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible();
    await tabTo(page, (element) => element.textContent === "Publish this");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Version \d+ is live/)).toBeVisible();
    await page.context().close();
  });

  test("after a changed description the desk is offered the batch for the payment provider", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Cleo", role: "owner" });
    await publish(page, "/staff/site/treatments/sildenafil", "Price", "150");
    const offer = page.locator('a[href^="/staff/products"]', { hasText: /description/i });
    await expect(offer).toBeHidden();
    const words = "A tablet, as your physician prescribes it.";
    await publish(page, "/staff/site/treatments/sildenafil", "Description", words);
    await offer.click();
    await expect(page).toHaveURL(/\/staff\/products/);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.context().close();
  });

  test("axe finds no fault at a draft's review, a comparison, an undo and going back", async ({
    browser,
  }) => {
    const page = await phoneAtDesk(browser, site, { name: "Dora", role: "owner", scripts: true });
    const version = await publish(page, "/staff/site/treatments/wolverine", "Price", "150");
    await page.goto("/staff/site/treatments/wolverine");
    await page.getByLabel("Summary").fill("A tablet with no side effects.");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page).toHaveURL(/\/staff\/site\/review/);
    for (const path of [
      "/staff/site/review",
      `/staff/site/history?from=1&to=${version}`,
      `/staff/site/history/${version}?undo=1`,
      "/staff/site/history/1",
    ]) {
      await page.goto(path);
      expect(await findAxeViolations(page), path).toEqual([]);
    }
    await page.context().close();
  });
});
