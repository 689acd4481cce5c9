import type { Page } from "@playwright/test";

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
