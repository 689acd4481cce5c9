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
