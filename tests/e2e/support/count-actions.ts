import { type Browser, expect, type Page } from "@playwright/test";
import type { Desk } from "./desk";

/**
 * A page with scripts whose mouse clicks, and keys that are not text (Enter, and the desk's
 * shortcuts), are counted. Typing is not.
 */
export async function openCountedPage(browser: Browser, desk: Desk) {
  const count = { clicks: 0, keys: 0 };
  const context = await browser.newContext({
    baseURL: desk.site.url,
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies(await desk.context.cookies());
  const page = await context.newPage();
  await page.exposeFunction("countAction", (kind: keyof typeof count) => {
    count[kind]++;
  });
  await page.addInitScript(countActions);
  /** Does the work, and expects so many clicks and keys. */
  async function takes(expected: typeof count, work: () => Promise<void>) {
    Object.assign(count, { clicks: 0, keys: 0 });
    await work();
    // The page's last count may still be in transit.
    await expect.poll(() => ({ ...count })).toEqual(expected);
  }
  /** Chooses from a list, which counts as one click: the list itself opens outside the page. */
  async function choose(label: string, option: string, within: Pick<Page, "getByLabel"> = page) {
    count.clicks++;
    await within.getByLabel(label).selectOption({ label: option });
  }
  return { page, takes, choose };
}

/** Runs in the page: reports each click and key of a person to the test. */
function countActions() {
  const { countAction } = window as unknown as { countAction: (kind: string) => void };
  addEventListener("pointerdown", ({ isTrusted }) => isTrusted && countAction("clicks"), true);
  addEventListener(
    "keydown",
    ({ key, target }) => {
      const inField = target instanceof Element && target.matches("input, textarea, select");
      if (key === "Enter" || !inField) countAction("keys");
    },
    true,
  );
}
