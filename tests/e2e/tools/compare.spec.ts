import { sameForAll } from "../../../app/content/en/pages/compare";
import { expectNoAxeViolations } from "../support/expect-no-violations";
import { recordRequests } from "../support/requests";
import { expect, test } from "../support/test";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a treatment's link and the form compare up to three treatments", async ({ page }) => {
    await page.goto("/treatments/glp-r");
    await page.getByRole("link", { name: "Compare with others" }).click();
    await expect(page.getByLabel("First treatment")).toHaveValue("glp-r");
    await expect(page.getByRole("table")).toHaveCount(0);

    // The others of its category.
    const candidates = page.locator('a[href^="/compare?a=glp-r&b="]');
    await expect(candidates).toHaveText(["Semaglutide", "Tirzepatide"]);

    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByText("Choose at least two different treatments.")).toHaveCount(0);
    await page.getByLabel("Second treatment").selectOption("glp-r");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByText("Choose at least two different treatments.")).toBeVisible();
    await expect(page.getByLabel("First treatment")).toHaveValue("glp-r");

    await page.goto("/compare");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByText("Choose at least two different treatments.")).toBeVisible();

    await page.getByLabel("First treatment").selectOption("glp-r");
    await page.getByLabel("Second treatment").selectOption("tadalafil");
    await page.getByLabel("Third treatment").selectOption("wolverine");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?a=glp-r&b=tadalafil&c=wolverine$/);
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveText(["GLP-R", "Tadalafil", "Wolverine"]);
  });
});

test("a treatment's dialog and page link to its comparison", async ({ page }) => {
  const recorded = recordRequests(page);
  await page.goto("/services#tadalafil");
  await page.getByRole("dialog").getByRole("link", { name: "Compare with Sildenafil" }).click();
  await expect(page).toHaveURL(/\/compare\/sildenafil-tadalafil$/);
  await page.goto("/treatments/glp-r");
  await page.getByRole("link", { name: "Compare with others" }).click();
  await expect(page).toHaveURL(/\/compare\?a=glp-r$/);
  // The choice is only in the page's URL.
  const queries = recorded.requests.map(({ url }) => url.search).filter(Boolean);
  expect(new Set(queries)).toEqual(new Set(["?a=glp-r"]));
  expect(recorded.requests.filter(({ method, body }) => method !== "GET" || body)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test("the comparison is readable on both screens, and a pair has its own page", async ({
  page,
}) => {
  await page.goto("/compare?a=tirzepatide&b=semaglutide&c=wolverine");
  await expectNoAxeViolations(page, "main");
  await page.goto("/compare?a=tirzepatide&b=semaglutide");
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /\/compare\/semaglutide-tirzepatide$/);

  await page.goto("/compare/semaglutide-tirzepatide");
  await expect(canonical).toHaveAttribute("href", /\/compare\/semaglutide-tirzepatide$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const cellsOf = (name: string) =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .getByRole("cell");
  // Side by side below the row's name.
  const answers = cellsOf("What it is");
  await expect(answers).toHaveCount(2);
  const [first, second] = [await answers.first().boundingBox(), await answers.last().boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  // An answer that both share is once in the list below.
  await expect(cellsOf("How you take it")).toHaveCount(0);
  const shared = page.getByRole("region", { name: sameForAll(2) });
  await expect(shared.getByText("As an injection")).toHaveCount(1);
  // The names stay in sight.
  await page.getByRole("row").last().scrollIntoViewIfNeeded();
  for (const head of await page.getByRole("columnheader").all())
    await expect(head).toBeInViewport();
  expect((await page.goto("/compare/nothing-nowhere"))?.status()).toBe(404);
});
