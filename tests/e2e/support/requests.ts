import { expect, type Page } from "@playwright/test";

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
