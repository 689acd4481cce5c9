import type { Page } from "@playwright/test";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

test.describe("when the connection fails", () => {
  const script = "**/assets/dialogs-*.js";
  const dialogs = "**/treatment-dialogs.json";
  const link = (page: Page) => page.getByRole("link", { name: "View Details of Semaglutide" });

  for (const [what, url] of Object.entries({ script, dialogs })) {
    test(`once, the ${what} is fetched again and the dialog opens`, async ({ page }) => {
      await page.goto("/weight-loss");
      await page.route(url, (route) => route.abort(), { times: 1 });
      await Promise.all([page.waitForEvent("requestfailed"), link(page).hover()]);
      await link(page).click();
      await expect(page.getByRole("dialog", { name: "Semaglutide" })).toBeVisible();
      await expect(page).toHaveURL(/\/weight-loss#semaglutide$/);
    });

    test(`permanently, without the ${what} the treatment's own page opens, and Back is one step`, async ({
      page,
    }) => {
      await page.goto("/weight-loss");
      await page.route(url, (route) => route.abort());
      await link(page).click();
      await expect(page).toHaveURL(/\/treatments\/semaglutide$/);
      await page.unroute(url);
      await page.goBack();
      await expect(page).toHaveURL(/\/weight-loss$/);
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    });
  }
});

/** The server accepts the request and never responds, so no error event is fired. */
for (const [what, url] of Object.entries({
  script: "**/assets/dialogs-*.js",
  dialogs: "**/treatment-dialogs.json",
}))
  test(`when the ${what} never arrives, the treatment's own page opens after eight seconds`, async ({
    page,
  }) => {
    await page.clock.install();
    // The browser's own timeouts do not use the faked clock.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const limit = new AbortController();
        setTimeout(() => limit.abort(), milliseconds);
        return limit.signal;
      };
    });
    await page.goto("/weight-loss");
    const arrive = await holdRequests(page, url);
    const asked = page.waitForRequest(url);
    const link = page.getByRole("link", { name: "View Details of Semaglutide" });
    await link.click();
    await link.click();
    await asked;
    await page.clock.fastForward(8000);
    await expect(page).toHaveURL(/\/treatments\/semaglutide$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semaglutide");
    arrive();
    await page.goBack();
    await expect(page).toHaveURL(/\/weight-loss$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
