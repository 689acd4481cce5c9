import { expect, type Page } from "@playwright/test";
import { findAxeViolations } from "./find-axe-violations";

/** Both widths and both color schemes, each once. */
const screens = {
  "a phone, light": { width: 390, colorScheme: "light" },
  "a wide screen, dark": { width: 1440, colorScheme: "dark" },
} as const;

/**
 * On a phone and on a wide screen axe finds nothing, in the part of the page that `within` selects
 * where it is given, and nothing is wider than the window.
 */
export async function expectNoAxeViolations(page: Page, within?: string) {
  for (const [screen, { width, colorScheme }] of Object.entries(screens)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(endTransitions);
    const where = `${page.url()} on ${screen}`;
    expect(await findAxeViolations(page, within), where).toEqual([]);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyond, where).toBeLessThanOrEqual(0);
  }
}

/** Runs in the page: axe measures the contrast of colors that have arrived. */
function endTransitions() {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}
