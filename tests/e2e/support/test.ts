import { test as base, expect } from "@playwright/test";
import { type RunningSite, startSite } from "./site";

/**
 * `site`: the built site with an empty database, one for each worker; the base of relative URLs. An
 * error in a page's console fails the test.
 */
export const test = base.extend<{ problems: string[] }, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await startSite({ LOG_LEVEL: "info" });
      await use(site);
      await site.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  problems: async ({}, use) => use([]),
  // Not automatic, because an unused page costs a sixth of a second per test.
  page: async ({ page, problems }, use) => {
    page.on("pageerror", ({ message }) => {
      // The browser reports that a page was left before its view transition started.
      if (!/^Transition was (skipped|aborted)/.test(message)) problems.push(message);
    });
    page.on("console", (message) => {
      const expected = /Failed to load resource|net::ERR|There is no page at/.test(message.text());
      if (message.type() === "error" && !expected) problems.push(message.text());
    });
    await use(page);
    expect(problems, "nothing goes wrong in the page's console").toEqual([]);
  },
});

/** For `test.use`: tests about animations run with motion, as most visitors have it. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect };
