import type { BrowserContext, Page } from "@playwright/test";

/** Timers of the pages opened from now on never fire, so nothing is fetched after the load event. */
export function stopTimers(pages: BrowserContext | Page) {
  return pages.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
}
