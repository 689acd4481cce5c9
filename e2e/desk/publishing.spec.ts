import type { Browser, Page } from "@playwright/test";
import type { Role } from "../../app/contracts/people";
import { findAxeViolations } from "../support/find-axe-violations";
import { type RunningSite, startSite } from "../support/site";
import { signInToDesk } from "../support/staff";
import { expect, test } from "../support/test";

async function at(browser: Browser, site: RunningSite, role: Role, scripts = false) {
  const context = await browser.newContext({
    ...{ baseURL: site.url, javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } },
  });
  await signInToDesk(context, site, { name: "Ana", role });
  return context.newPage();
}

async function publish(page: Page, form: string, label: string, value: string, version: number) {
  await page.goto(form);
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Save and review" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText(new RegExp(`^Version ${version} is live`))).toBeVisible();
}

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
  test.beforeEach(async () => {
    site = await startSite();
  });
  test.afterEach(() => site.end());

  test("every version can be looked at, compared, and undone after a look at the pages", async ({
    browser,
  }) => {
    const page = await at(browser, site, "owner");
    const tadalafil = "/staff/site/treatments/tadalafil";
    await publish(page, tadalafil, "Price", "150", 2);
    await publish(page, tadalafil, "Price", "155", 3);

    await page.goto("/staff/site/history");
    await page.getByRole("link", { name: "Look at it: Version 2" }).click();
    await expect(page.getByText("Preview: as version 2 has it.")).toBeVisible();
    await page.goto("/staff/preview/versions/2/services");
    await expect(page.getByText("$150.00").first()).toBeAttached();
    await page.locator('a[href="/staff/preview/versions/2/treatments/tadalafil"]').first().click();
    await expect(page.locator(".price").first()).toContainText("$150.00");
    await page.getByRole("link", { name: "Back to the version" }).click();
    await expect(page.getByRole("heading", { name: "Go back to version 2" })).toBeVisible();

    await page.goto("/staff/site/history");
    await page.getByLabel("From version").selectOption("1");
    await page.getByLabel("to version").selectOption("3");
    await page.getByRole("button", { name: "Compare" }).click();
    const compared = page.getByRole("region", { name: "From version 1 to version 3" });
    await expect(compared.getByText("Tadalafil: Price")).toBeVisible();
    await expect(compared.locator("ins").first()).toContainText("155.00");

    await page.getByRole("link", { name: "Undo this change: Version 3" }).click();
    await page.getByRole("link", { name: /^\/treatments\/tadalafil/ }).click();
    await expect(page.getByText("Preview: without what version 3 changed.")).toBeVisible();
    await expect(page.locator(".price").first()).toContainText("$150.00");
    await page.getByRole("link", { name: "Back to the version" }).click();
    await page.getByRole("button", { name: "Publish this" }).click();
    await expect(page.getByText(/^Version 4 is live/)).toBeVisible();
    await page.goto("/treatments/tadalafil");
    await expect(page.locator(".price").first()).toContainText("$150.00");
    expect((await page.goto("/staff/preview/versions/9"))?.status()).toBe(404);

    await page.context().clearCookies();
    expect(
      (await page.request.get("/staff/preview/versions/2", { maxRedirects: 0 })).status(),
    ).toBe(303);
    await page.context().close();
  });

  test("the keyboard alone changes a price, publishes it and undoes it", async ({ browser }) => {
    // Every press of Tab asks the page what has the focus.
    test.slow();
    const page = await at(browser, site, "desk", true);
    await page.goto("/staff/site");
    await tabTo(
      page,
      (element) => element.getAttribute("href") === "/staff/site/treatments/tadalafil",
    );
    await page.keyboard.press("Enter");
    // The first form waits until it is known where each fact stands: all pages are rendered for it.
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
    await expect(page.getByText(/^Version 2 is live/)).toBeVisible();
    await page.goto("/staff/site/history");
    await tabTo(page, (element) => element.textContent === "Undo this change");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /pages change/ })).toBeVisible();
    await tabTo(page, (element) => element.textContent === "Publish this");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Version 3 is live/)).toBeVisible();
    await page.context().close();
  });

  test("after a changed description the desk is offered the batch for the payment provider", async ({
    browser,
  }) => {
    const page = await at(browser, site, "owner");
    await publish(page, "/staff/site/treatments/tadalafil", "Price", "150", 2);
    const offer = page.locator('a[href^="/staff/products"]', { hasText: /description/i });
    await expect(offer).toBeHidden();
    const words = "A tablet, as your physician prescribes it.";
    await publish(page, "/staff/site/treatments/tadalafil", "Description", words, 3);
    await offer.click();
    await expect(page).toHaveURL(/\/staff\/products/);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.context().close();
  });

  test("axe finds no fault at a draft's review, a comparison, an undo and going back", async ({
    browser,
  }) => {
    const page = await at(browser, site, "owner", true);
    await publish(page, "/staff/site/treatments/tadalafil", "Price", "150", 2);
    await page.goto("/staff/site/treatments/tadalafil");
    await page.getByLabel("Summary").fill("A tablet with no side effects.");
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page).toHaveURL(/\/staff\/site\/review/);
    for (const path of [
      "/staff/site/review",
      "/staff/site/history?from=1&to=2",
      "/staff/site/history/2?undo=1",
      "/staff/site/history/1",
    ]) {
      await page.goto(path);
      expect(await findAxeViolations(page), path).toEqual([]);
    }
    await page.context().close();
  });
});
