import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Requests, cookies and stored items of one browser. */
export type Traces = { requests: number; foreign: string[]; cookies: string[]; stored: string[] };

/** Records every request of the context; `look` adds what a page has stored. */
export function measureTraces(context: BrowserContext, origin: string) {
  const traces: Traces = { requests: 0, foreign: [], cookies: [], stored: [] };
  context.on("request", (request) => {
    traces.requests++;
    const url = new URL(request.url());
    if (url.origin !== origin) traces.foreign.push(request.url());
  });
  context.on("response", async (response) => {
    const headers = await response.allHeaders().catch(() => ({}) as Record<string, string>);
    if (headers["set-cookie"]) traces.cookies.push(`${response.url()} ${headers["set-cookie"]}`);
  });

  return {
    traces,
    async look(page: Page, state: string) {
      for (const { name } of await context.cookies()) traces.cookies.push(`${state}: ${name}`);
      const found = await page.evaluate(async () => [
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
        // These two exist only in secure contexts.
        ...("caches" in window ? await caches.keys() : []).map((key) => `cache ${key}`),
        ...("serviceWorker" in navigator
          ? (await navigator.serviceWorker.getRegistrations()).map(() => "service worker")
          : []),
        ...(document.cookie ? [`cookie ${document.cookie}`] : []),
      ]);
      traces.stored.push(...found.map((item) => `${state}: ${item}`));
    },
    expectNone() {
      expect(traces.foreign, "requests to others").toEqual([]);
      expect(traces.cookies, "cookies").toEqual([]);
      expect(traces.stored, "stored items").toEqual([]);
    },
  };
}
