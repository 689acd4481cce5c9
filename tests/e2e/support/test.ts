import { test as base, expect } from "@playwright/test";
import { type RunningSite, startSite } from "./site";

/**
 * `site`: the built site with an empty database, one for each worker. Its URL is
 * the base of relative URLs. An error in a page's console fails the test.
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
  // Not by itself for each test: a page that nobody asks for costs a sixth of a second.
  page: async ({ page, problems }, use) => {
    page.on("pageerror", ({ message }) => {
      // A browser message: a page was left before its view transition could begin.
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

/** For `test.use`: tests about what moves see it as most visitors do. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect };
