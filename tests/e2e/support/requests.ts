import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Records the requests of a page from now on: method, URL and body. */
export function recordRequests(page: Page) {
  const requests: { method: string; url: URL; body: string }[] = [];
  page.on("request", (request) => {
    const [method, body] = [request.method(), request.postData() ?? ""];
    requests.push({ method, url: new URL(request.url()), body });
  });
  return {
    requests,
    /** Every request was a GET without a query, so that none can carry what was typed. */
    expectPlain() {
      expect(requests.length).toBeGreaterThan(0);
      expect(
        requests.filter(({ method, url, body }) => method !== "GET" || url.search || body),
      ).toEqual([]);
    },
  };
}

/** Requests to such URLs wait, as on a slow line, until the returned function is called. */
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

/** Timers of the pages opened from now on never fire, so nothing is fetched after the load event. */
export function stopTimers(pages: BrowserContext | Page) {
  return pages.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
}
