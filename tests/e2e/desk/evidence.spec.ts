import { expect, test } from "@playwright/test";
import { findAxeViolations } from "../support/find-axe-violations";
import { type RunningSite, startSite } from "../support/site";
import { clickPublish, phoneAtDesk } from "../support/site-desk";

test.describe("a record of the evidence", () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.end());

  /** The day this many days from today, as a date field's value. */
  const dayFromToday = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  for (const scripts of [false, true])
    test(`is reviewed at the desk on a phone and seen on the site, with scripts ${scripts ? "on" : "off"}`, async ({
      browser,
    }) => {
      const slug = scripts ? "sildenafil" : "tadalafil";
      const name = scripts ? "Bea" : "Ana";
      const page = await phoneAtDesk(browser, site, { name, role: "owner", scripts });
      await page.goto("/staff/launch");
      const item = page.getByRole("listitem").filter({
        has: page.getByRole("heading", { name: /reviewed by a physician/ }),
      });
      const title = scripts ? "Sildenafil" : "Tadalafil";
      await item.getByRole("link", { name: title, exact: true }).click();
      await expect(page.getByRole("heading", { name: "Evidence" })).toBeVisible();
      await page.getByLabel("Reviewed by").fill(`SAMPLE reviewer of ${title}`);
      await page.getByLabel("Reviewed on").fill(dayFromToday(-340));
      await page.getByRole("button", { name: "Save and review" }).click();
      await clickPublish(page);

      // Due in 25 days: the desk warns on every page, and the launch list no longer names it.
      await page.goto("/staff/launch");
      await expect(page.getByText("due within 30 days")).toBeVisible();
      await expect(item.getByRole("link", { name: title, exact: true })).toHaveCount(0);
      if (scripts) expect(await findAxeViolations(page)).toEqual([]);

      await page.goto(`/treatments/${slug}`);
      await expect(page.getByText(`Reviewed by SAMPLE reviewer of ${title} on`)).toBeVisible();
      await page.context().close();
    });

  test("without a name keeps the typed day and says what is missing", async ({ browser }) => {
    const page = await phoneAtDesk(browser, site, { name: "Cora", role: "owner" });
    await page.goto("/staff/site/treatments/semaglutide");
    await page.getByLabel("Reviewed on").fill(dayFromToday(-1));
    await page.getByRole("button", { name: "Save and review" }).click();
    await expect(page.getByText("needs a name and a day").first()).toBeVisible();
    await expect(page.getByLabel("Reviewed on")).toHaveValue(dayFromToday(-1));
    await page.context().close();
  });

  test("removes the price from the site when it is long overdue", async ({ browser }) => {
    const page = await phoneAtDesk(browser, site, { name: "Dan", role: "owner" });
    await page.goto("/staff/site/treatments/wolverine");
    await page.getByLabel("Reviewed by").fill("SAMPLE reviewer");
    await page.getByLabel("Reviewed on").fill(dayFromToday(-500));
    await page.getByRole("button", { name: "Save and review" }).click();
    await clickPublish(page);
    await page.goto("/treatments/wolverine");
    const article = page.getByRole("article").first();
    await expect(article.getByText("Ask for the price")).toBeVisible();
    await expect(article.locator(".glance")).not.toContainText("$");
    await page.goto("/staff");
    await expect(page.getByText("Reviews of the evidence that are overdue")).toBeVisible();
    await page.context().close();
  });
});
