import type { App } from "~/core/app";
import {
  changeTestCheckout,
  confirmedAfterMs,
  findTestCheckout,
} from "~/core/payment-provider/test-provider";
import { recordPayment } from "./record-payment.server";

/** The built-in test checkout as its page shows it; null where a real provider is set up. */
export async function readTestCheckout(app: App, id: string) {
  const row = await find(app, id);
  if (!row) return null;
  return {
    amountCents: row.amount_cents,
    description: row.description,
    isOpen: row.state === "open",
    backUrl: pathOf(row.state === "expired" ? row.cancel_url : row.success_url),
  };
}

/**
 * Ends the checkout as the visitor chose and records what a real provider would report. Returns the
 * path where the visitor continues; null when there is no such checkout.
 */
export async function finishTestCheckout(
  app: App,
  id: string,
  choice: "pay" | "pay-later" | "cancel",
): Promise<string | null> {
  const row = await find(app, id);
  if (!row) return null;
  // The back link leaves the checkout open, as the provider's does.
  if (choice === "cancel") return pathOf(row.state === "open" ? row.cancel_url : row.success_url);
  await changeTestCheckout(app, id, choice === "pay" ? "paid" : "processing");
  await notify(app, id);
  if (choice === "pay-later")
    setTimeout(() => notify(app, id).catch(() => {}), confirmedAfterMs + 100).unref();
  return pathOf(row.success_url);
}

const find = async (app: App, id: string) =>
  app.checkout.name === "test" ? await findTestCheckout(app, id) : undefined;

/** If this fails, reconciliation asks later. */
const notify = async (app: App, id: string) =>
  recordPayment(app, await app.checkout.readCheckout(id));

/** Path of a URL, so that the visitor stays on the same host name. */
function pathOf(url: string) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
