import { expect, type Page } from "@playwright/test";
import { findAxeViolations } from "./find-axe-violations";

/** Both widths and both color schemes, in two combinations. */
const screens = {
  "a phone, light": { width: 390, colorScheme: "light" },
  "a wide screen, dark": { width: 1440, colorScheme: "dark" },
} as const;

/**
 * Expects no axe violations on a phone and on a wide screen, within the selector `within` if given,
 * and nothing wider than the window.
 */
export async function expectNoAxeViolations(page: Page, within?: string) {
  for (const [screen, { width, colorScheme }] of Object.entries(screens)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(endTransitions);
    // Further down, the header may cover half of a field, which axe counts as a small target.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const where = `${page.url()} on ${screen}`;
    expect(await findAxeViolations(page, within), where).toEqual([]);
    await expectFits(page, where);
  }
}

/** Expects that nothing makes the page wider than its window. */
export async function expectFits(page: Page, where = page.url()) {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(beyond, where).toBeLessThanOrEqual(0);
}

/** The narrowest phone of the desk. */
export const narrowPhone = { width: 360, height: 780 };

/** Runs in the page: ends transitions, so that the final colors and sizes are measured. */
export function endTransitions() {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}
