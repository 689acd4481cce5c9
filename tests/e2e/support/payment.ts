import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import SQLite from "better-sqlite3-multiple-ciphers";
import { rowsOf } from "./inquiry";

/** The controls of /payment, and the newest row of payments. */
export const amount = (page: Page) => page.getByLabel("Payment amount in dollars");
export const pay = (page: Page) => page.getByRole("button", { name: "Proceed to Payment" });
export const lastPayment = (dataDir: string) => rowsOf(dataDir, "payments").at(-1);

/** The test checkout's row for a payment. */
export function checkoutOf(dataDir: string, paymentId: unknown) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  try {
    return db.prepare("select * from test_checkouts where payment_id = ?").get(paymentId);
  } finally {
    db.close();
  }
}

/** Fills and sends the form, up to the test checkout. */
export async function proceed(page: Page, dollars: string, description = "") {
  await amount(page).fill(dollars);
  await page.getByLabel("Description").fill(description);
  await pay(page).click();
  await expect(page).toHaveURL(/\/payment\/test-checkout\/test_/);
}
