import { expectNoAxeViolations } from "../support/expect-no-violations";
import { recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("a treatment's page shows the likely costs of the first three months", async ({ page }) => {
  const recorded = recordRequests(page);
  await page.goto("/treatments/semaglutide");
  const table = page.getByRole("table", { name: "Costs of the first three months" });
  for (const name of ["Medicine", "First consultation", "Labs, later visits"])
    await expect(table.getByRole("rowheader", { name })).toBeVisible();
  await expect(table.locator("tfoot")).toHaveCount(0);
  await expectNoAxeViolations(page, "#first-months");
  recorded.expectPlain();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the table links to the written estimate", async ({ page }) => {
    await page.goto("/treatments/semaglutide");
    await page.getByRole("link", { name: "Ask for your total in writing" }).click();
    await expect(page).toHaveURL(/\/good-faith-estimate$/);
  });
});
