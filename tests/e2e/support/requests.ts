import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Records a page's requests: method, URL and body. */
export function recordRequests(page: Page) {
  const requests: { method: string; url: URL; body: string }[] = [];
  page.on("request", (request) => {
    const [method, body] = [request.method(), request.postData() ?? ""];
    requests.push({ method, url: new URL(request.url()), body });
  });
  return {
    requests,
    /** Expects only GETs without a query, so that none contains typed text. */
    expectPlain() {
      expect(requests.length).toBeGreaterThan(0);
      expect(
        requests.filter(({ method, url, body }) => method !== "GET" || url.search || body),
      ).toEqual([]);
    },
  };
}

/** Holds requests to these URLs, as on a slow connection, until the returned function is called. */
export async function holdRequests(page: Page, urls: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(urls, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** Disables timers in pages opened from now on, so that nothing is fetched after the load event. */
export function stopTimers(pages: BrowserContext | Page) {
  return pages.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
}
