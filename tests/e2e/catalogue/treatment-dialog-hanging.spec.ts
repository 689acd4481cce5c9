import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

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
