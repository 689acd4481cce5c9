import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { rowsOf } from "./inquiry";

/** The parts of /payment that journeys touch, and the row that the last one left. */
export const amount = (page: Page) => page.getByLabel("Payment amount in dollars");
export const pay = (page: Page) => page.getByRole("button", { name: "Proceed to Payment" });
export const lastPayment = (dataDir: string) => rowsOf(dataDir, "payments").at(-1);

/** What the test checkout has noted of a visitor's choice. */
export function checkoutOf(dataDir: string, paymentId: unknown) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  try {
    return db.prepare("select * from test_checkouts where payment_id = ?").get(paymentId);
  } finally {
    db.close();
  }
}

/** From the form to the test checkout. */
export async function proceed(page: Page, dollars: string, description = "") {
  await amount(page).fill(dollars);
  await page.getByLabel("Description").fill(description);
  await pay(page).click();
  await expect(page).toHaveURL(/\/payment\/test-checkout\/test_/);
}
