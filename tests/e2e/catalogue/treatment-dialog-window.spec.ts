import { expect, test } from "../support/test";

test("a URL in capitals opens its dialog, and none flies in from the corner", async ({ page }) => {
  await page.goto("/services");
  await test.step("a URL in capitals opens its treatment, and the page behind keeps its width", async () => {
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await width();
    await page.goto("/services#Wolverine");
    await expect(page.getByRole("dialog", { name: "Wolverine", exact: true })).toBeVisible();
    expect(await width()).toBe(before);
  });
  await test.step("what mails and advertisements append to the URL does not matter", async () => {
    for (const fragment of ["wolverine/", "wolverine?utm_source=x", "Wolverine&fbclid=x"]) {
      await page.goto("/about");
      await page.goto(`/services#${fragment}`);
      await expect(page.getByRole("dialog", { name: "Wolverine", exact: true })).toBeVisible();
    }
  });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/services$/);
  await test.step("a dialog whose card a filter hides does not fly in from the corner", async () => {
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
});

test("title and price are in the first screen of a dialog, in small windows too", async ({
  page,
}) => {
  for (const slug of ["semaglutide", "tesamorelin-ipamorelin", "primal-special-blend"]) {
    await page.goto(`/services#${slug}`);
    for (const [width, height] of [
      [320, 256],
      [720, 450],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const dialog = page.locator(`dialog[open][data-treatment="${slug}"]`);
      const where = `${slug} at ${width} × ${height}`;
      await expect(dialog, where).toBeVisible();
      await expect(dialog.getByRole("heading", { level: 2 }), where).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText("$").first(), where).toBeInViewport({ ratio: 1 });
    }
  }
});
