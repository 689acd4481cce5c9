import type { Page } from "@playwright/test";
import { updateProductsWords as words } from "../../app/content/en/staff/update-products";
import { type RunningSite, startSite } from "./site";
import { test as base } from "./test";

/** A site of its own for each test: the results depend on the session and on earlier batches. */
export const test = base.extend<{ own: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  own: async ({}, use) => {
    const own = await startSite();
    await use(own);
    await own.end();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

export const press = (page: Page) =>
  page.getByRole("button", { name: "Update All Products" }).click();

export const result = (page: Page) => page.getByRole("region", { name: words.result.heading });
/** Labels and numbers, as a screen reader pairs them. */
export const counts = (page: Page) => result(page).locator("dl > div").allInnerTexts();
