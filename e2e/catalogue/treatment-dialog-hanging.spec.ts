import { holdRequests } from "../support/hold-requests";
import { expect, test } from "../support/test";

/** A server that takes a request and never answers: no error ever comes. */
for (const [what, address] of Object.entries({
  script: "**/assets/dialogs-*.js",
  catalogue: "**/services",
}))
  test(`when the ${what} never arrives, the treatment's own page comes after eight seconds`, async ({
    page,
  }) => {
    await page.goto("/weight-loss");
    const arrive = await holdRequests(page, address);
    const link = page.getByRole("link", { name: "View Details of Semaglutide" });
    await link.click();
    await link.click();
    await expect(page).toHaveURL(/\/treatments\/semaglutide$/, { timeout: 12_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semaglutide");
    arrive();
    await page.goBack();
    await expect(page).toHaveURL(/\/weight-loss$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
