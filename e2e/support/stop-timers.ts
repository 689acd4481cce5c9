import type { BrowserContext, Page } from "@playwright/test";

/** From the next page on, nothing runs that a page would do a moment after its load event. */
export function stopTimers(pages: BrowserContext | Page) {
  return pages.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
}
