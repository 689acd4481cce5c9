import type { Page } from "@playwright/test";
import { treatmentsMenu } from "../../../app/content/en/navigation";
import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

const trigger = { name: "All Treatments" };
/** Milliseconds, from specification, section 9. */
const hoverDelay = 100;
const typeAheadReset = 1000;

/** The home page with its menu's script and a clock that the test controls. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: "2026-03-10T12:00:00Z" });
  await page.goto("/");
  const button = page.getByRole("button", trigger);
  await expect(button).toHaveAttribute("aria-haspopup", "menu");
  await page.clock.pauseAt("2026-03-10T13:00:00Z");
  return button;
}

test.describe("the All Treatments menu", () => {
  test("opens by mouse: after a hover, not while it passes, and stays after a click", async ({
    page,
  }) => {
    const button = await openWithStoppedClock(page);
    await test.step("opens after a hover of 100 ms, closes after leaving", async () => {
      const menu = page.getByRole("menu");
      await button.hover();
      await page.clock.runFor(hoverDelay - 1);
      await expect(menu).toBeHidden();
      await page.clock.runFor(1);
      await expect(menu).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(menu.getByRole("menuitem")).toHaveCount(6);
      await page.mouse.move(700, 700);
      await page.clock.runFor(1000);
      await expect(menu).toBeHidden();
    });
    await test.step("a mouse that only passes over does not open it", async () => {
      await button.hover();
      await page.clock.runFor(hoverDelay - 1);
      await page.mouse.move(700, 700);
      await page.clock.runFor(1);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("menu")).toBeHidden();
    });
    await test.step("a click after the hover keeps it open until the next one", async () => {
      const menu = page.getByRole("menu");
      await button.hover();
      await page.clock.runFor(hoverDelay);
      await expect(menu).toBeVisible();
      await page.mouse.down();
      await page.mouse.up();
      await expect(menu).toBeVisible();
      await page.mouse.move(700, 700);
      await page.clock.runFor(5000);
      await expect(menu).toBeVisible();
      await button.click();
      await expect(menu).toBeHidden();
    });
  });

  test("opens and closes with a click, and closes when the window becomes narrow", async ({
    page,
  }) => {
    await page.goto("/");
    await test.step("a click opens and closes it", async () => {
      const button = page.getByRole("button", trigger);
      await button.dispatchEvent("click", { detail: 1 });
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.dispatchEvent("click", { detail: 1 });
      await expect(page.getByRole("menu")).toBeHidden();
    });
    await test.step("a window that becomes narrow closes it", async () => {
      const trigger = page.getByRole("button", { name: "All Treatments" });
      await trigger.click();
      await expect(page.getByRole("menu")).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("menu")).toBeHidden();
    });
  });

  test("is used by keyboard: Tab, arrow keys, letters, Home, End, Escape", async ({ page }) => {
    const button = await openWithStoppedClock(page);
    await test.step("Tab closes it and moves on, Shift+Tab returns to its button", async () => {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("menu")).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      const navigation = page.getByRole("navigation", { name: "Main" });
      await expect(navigation.getByRole("link").first()).toBeFocused();

      await button.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Shift+Tab");
      await expect(page.getByRole("menu")).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step("arrow keys, letters with a buffer of one second, Home, End, Escape", async () => {
      const item = (index: number) => page.getByRole("menuitem").nth(index);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(item(0)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(item(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(item(5)).toBeFocused();
      // Left and right too, because the items are in columns.
      await page.keyboard.press("ArrowRight");
      await expect(item(0)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(item(5)).toBeFocused();

      const startsWith = (letters: string) =>
        treatmentsMenu.findIndex(({ label }) => label.toLowerCase().startsWith(letters));
      await page.keyboard.type("se");
      await expect(item(startsWith("se"))).toBeFocused();
      // A space continues a search that has begun.
      await page.keyboard.type("xual h");
      await expect(item(startsWith("se"))).toBeFocused();
      await expect(page).toHaveURL("/");
      await page.clock.runFor(typeAheadReset - 1);
      // It extends the earlier text, so no item begins with it.
      await page.keyboard.type("h");
      await expect(item(startsWith("se"))).toBeFocused();
      await page.clock.runFor(typeAheadReset);
      await page.keyboard.type("h");
      await expect(item(startsWith("h"))).toBeFocused();

      await page.keyboard.press("Home");
      await expect(item(0)).toBeFocused();
      await page.keyboard.press("End");
      await expect(item(5)).toBeFocused();

      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toBeHidden();
      await expect(button).toBeFocused();
      for (const key of ["Space", "ArrowDown"]) {
        await page.keyboard.press(key);
        await expect(item(0)).toBeFocused();
        await page.keyboard.press("Escape");
      }
    });
  });
});
