import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";

/** Phones show the filters in one row that scrolls. */
test.use({ viewport: { width: 390, height: 844 } });

const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Pixels of the button, or of a `ring` around it, that the row cuts off on any side. */
const cutOff = (button: Locator, ring: number) =>
  button.evaluate((element, around) => {
    const row = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const beyond = [row.left - left, right - row.right, row.top - top, bottom - row.bottom];
    return Math.max(0, ...beyond.map((pixels) => pixels + around));
  }, ring);

test("the filter that is chosen or focused is in view in its row", async ({ page }) => {
  await test.step("the filter that the URL selects is in view, and the page stays at its top", async () => {
    for (const [path, name] of [
      ["/services?category=sexual-health", "Sexual Health"],
      ["/services#testosterone-therapy", "Testosterone & Hormone Therapy"],
      ["/services?category=weight-loss", "Weight Loss"],
    ] as const) {
      await page.goto(path);
      await expect(filter(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => cutOff(filter(page, name), 0), path).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
  await test.step("Back and Forward bring the filter that they select into view", async () => {
    const [first, last] = [filter(page, "All Offerings"), filter(page, "Weight Loss")];
    await first.click();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(last).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => cutOff(last, 0)).toBe(0);
    await page.goForward();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => cutOff(first, 0)).toBe(0);
  });
  await test.step("a filter with the keyboard's focus is in view with its ring", async () => {
    const filters = await page
      .getByRole("group", { name: "Show treatments for" })
      .getByRole("button")
      .all();
    await filters[0]?.focus();
    for (const key of ["Tab", "Shift+Tab"])
      for (const button of key === "Tab" ? filters.slice(1) : filters.toReversed().slice(1)) {
        await page.keyboard.press(key);
        await expect(button).toBeFocused();
        // The focus ring is 3 pixels wide and 3 pixels away.
        await expect.poll(() => cutOff(button, 6)).toBe(0);
      }
  });
});
