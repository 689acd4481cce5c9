import { type Browser, expect, type Page } from "@playwright/test";
import type { Role } from "../../../app/core/sessions/people";
import type { RunningSite } from "./site";
import { signInToDesk } from "./staff";

/**
 * A phone at the desk. A file's tests share their site, so each has its own people, with their own
 * drafts, and its own treatments.
 */
export async function phoneAtDesk(
  browser: Browser,
  site: RunningSite,
  { name, role, scripts = false }: { name: string; role: Role; scripts?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: scripts,
    viewport: { width: 390, height: 844 },
  });
  await signInToDesk(context, site, { name, role });
  return context.newPage();
}

/** Clicks the button and returns the number of the version that is then live. */
export async function clickPublish(page: Page, button = "Publish now"): Promise<number> {
  await page.getByRole("button", { name: button }).click();
  const live = page.getByText(/^Version \d+ is live/);
  await expect(live).toBeVisible();
  return Number(/\d+/.exec((await live.textContent()) ?? "")?.[0]);
}
