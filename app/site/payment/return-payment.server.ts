import type { App } from "~/core/app";
import type { PaymentRow } from "~/core/db/tables/payment-tables";
import { ProviderError } from "~/core/payment-provider/provider";
import { askProvider } from "./ask-provider.server";
import { recordPayment, statusAfter } from "./record-payment.server";

const isPaymentId = (id: string) => /^[\da-f-]{36}$/.test(id);

/**
 * The state of a payment, to be shown; null: no such payment. `via`: how the visitor returned.
 * A visitor often returns before the provider's notification arrives, so the provider is asked
 * while the outcome is open (ask-provider.server.ts). Changes nothing: link previews and
 * scanners open this URL too. Throws when the database does not respond.
 */
export async function readPayment(
  app: App,
  { id, via }: { id: string; via: "return" | "cancel" | "form" },
): Promise<PaymentView | null> {
  if (!isPaymentId(id)) return null;
  const row = await app.db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const isOpen = row.status === "started" || row.status === "processing";
  if (!isOpen || via === "form") return view(row);
  const checkout = await readCheckoutState(app, row);
  const status = checkout ? statusAfter(row, checkout) : row.status;
  const isCancelled = status === "started" && via === "cancel";
  return view({
    ...row,
    status: isCancelled ? "cancelled" : status,
    paid_at: status === "paid" ? app.clock().toISOString() : null,
  });
}

export type PaymentView = ReturnType<typeof view>;

function view(row: PaymentRow) {
  return {
    id: row.id,
    /** "open": not paid, but still payable at `checkoutUrl`. */
    status: row.status === "started" ? ("open" as const) : row.status,
    amountCents: row.amount_cents,
    description: row.description,
    /** The invoice's number, with which the description begins; "" when none was given. */
    invoice: row.invoice,
    /** The clinic's request that it pays; "" without one. */
    request: row.request_id ?? "",
    reference: row.reference,
    /** ISO instant. */
    paidAt: row.paid_at,
    checkoutUrl: row.status === "started" ? row.checkout_url : null,
    /** Paid at the built-in test checkout: no money has moved. */
    isTest: row.provider === "test",
  };
}

/** null: the provider did not report the state. */
async function readCheckoutState(app: App, { session_id: sessionId, reference }: PaymentRow) {
  try {
    const state = sessionId ? await askProvider(app, "readCheckout", sessionId) : null;
    return state === "overloaded" ? null : state;
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : undefined;
    app.logger.warn(
      { reference, code, err: error },
      "provider did not report the checkout state; the stored one is shown",
    );
    return null;
  }
}

/**
 * Ends a payment's checkout before another is begun, so that an old window can't pay a second time.
 * If the provider fails to end it, the visitor continues anyway: it expires after a day. False: no
 * such payment. Throws when the database does not respond.
 */
export async function endPayment(app: App, id: string): Promise<boolean> {
  if (!isPaymentId(id)) return false;
  const row = await app.db
    .selectFrom("payments")
    .select(["session_id", "reference", "status"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return false;
  const { session_id: sessionId, reference, status } = row;
  if (status !== "started" || !sessionId) return true;
  try {
    const state = await askProvider(app, "cancelCheckout", sessionId);
    if (state !== "overloaded") await recordPayment(app, state);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    app.logger.warn(
      { reference, code: error.code },
      "provider did not end the checkout; it expires within a day",
    );
  }
  return true;
}
