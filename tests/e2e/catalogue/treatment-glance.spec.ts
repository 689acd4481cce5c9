import { expect, test } from "../support/test";

test("focus is on the dialog's heading, and on the card when the URL opened it", async ({
  page,
}) => {
  await page.goto("/services#wolverine");
  const dialog = page.getByRole("dialog", { name: "Wolverine", exact: true });
  await expect(dialog.getByRole("heading", { name: "Wolverine", exact: true })).toBeFocused();
  for (const name of ["Benefits", "Warnings", "Ingredients", "Directions"])
    await expect(dialog.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("link", { name: "View Details of Wolverine", exact: true }),
  ).toBeFocused();
});

test("the two buttons stay visible while the dialog's text scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services#semaglutide");
  const dialog = page.getByRole("dialog");
  const call = dialog.getByRole("link", { name: "Call to Schedule" });
  await expect(call).toBeInViewport();
  await dialog.getByRole("heading", { name: "Benefits" }).scrollIntoViewIfNeeded();
  await expect(call).toBeInViewport();
});

test("the buttons of a treatment's page cover no line of who should not take it", async ({
  page,
}) => {
  for (const [path, width, height] of [
    ["/treatments/semaglutide", 1280, 720],
    ["/treatments/semaglutide", 1100, 700],
    ["/es/treatments/wolverine-ghk-cu", 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const article = page.locator("article.treatment-page");
    const lines = await article.locator(".who-should-not").boundingBox();
    const buttons = await article.locator(".treatment-actions").boundingBox();
    expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
  }
});
