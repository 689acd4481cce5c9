import type { Page } from "@playwright/test";
import { rowsOf } from "./inquiry";

/** The parts of /payment that journeys touch, and the row that the last one left. */
export const amount = (page: Page) => page.getByLabel("Payment amount in dollars");
export const pay = (page: Page) => page.getByRole("button", { name: "Proceed to Payment" });
export const lastPayment = (dataDir: string) => rowsOf(dataDir, "payments").at(-1);
