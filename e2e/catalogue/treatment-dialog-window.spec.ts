import { expect, test } from "../support/test";

test("a dialog whose card a filter hides does not fly in from the corner", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: "View Details of Semaglutide" }).click();
  const dialog = page.getByRole("dialog", { name: "Semaglutide" });
  const from = () => dialog.evaluate(({ style }) => style.getPropertyValue("--from-x"));
  await expect(dialog).toBeVisible();
  expect(await from()).not.toBe("");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/services$/);
  await page.goto("/services?category=sexual-health#semaglutide");
  await expect(dialog).toBeVisible();
  expect(await from()).toBe("");
});

for (const [width, height] of [
  [320, 256],
  [720, 450],
  [390, 844],
] as const)
  test(`title and price are in the first screen of a dialog at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const slug of ["semaglutide", "tesamorelin-ipamorelin", "primal-special-blend"]) {
      await page.goto(`/weight-loss`);
      await page.goto(`/services#${slug}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText("$").first()).toBeInViewport({ ratio: 1 });
    }
  });

test("an address in capitals opens its treatment, and the page behind keeps its width", async ({
  page,
}) => {
  await page.goto("/services");
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  await page.goto("/services#Wolverine");
  await expect(page.getByRole("dialog", { name: "Wolverine", exact: true })).toBeVisible();
  expect(await width()).toBe(before);
});
