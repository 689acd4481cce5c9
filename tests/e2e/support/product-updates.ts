import { join } from "node:path";
import type { Page } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { updateProductsWords as words } from "../../../app/content/en/staff/update-products";
import { test as base } from "./test";

/** Each test starts without earlier batches, on which the results depend. */
export const test = base.extend<{ noBatches: undefined }>({
  noBatches: [
    async ({ site }, use) => {
      const db = new SQLite(join(site.dataDir, "site.sqlite"), { timeout: 10_000 });
      for (const table of ["product_batch_rows", "product_batches", "test_products"])
        db.prepare(`delete from ${table}`).run();
      db.close();
      await use(undefined);
    },
    { auto: true },
  ],
});

export const click = (page: Page) =>
  page.getByRole("button", { name: "Update All Products" }).click();

export const result = (page: Page) => page.getByRole("region", { name: words.result.heading });
/** Labels and numbers as a screen reader pairs them. */
export const counts = (page: Page) => result(page).locator("dl > div").allInnerTexts();
