import type { Kysely, Selectable } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { PaymentRow } from "~/core/db/tables/payment-tables";
import type { Logger } from "~/core/log/logger";
import {
  type CheckoutProvider,
  type CheckoutState,
  ProviderError,
} from "~/core/payment-provider/checkout-provider";
import type { PaymentView, ReadPayment } from "~/staff/payments/payments-types";
import { statusAfter } from "./payment-transitions.server";

/** Milliseconds for which one answer of the provider serves all reloads. */
const askedAgainAfter = 1000;

/**
 * The state of a payment, to be shown. A visitor often returns before the provider's notification
 * arrives, so the provider is asked. Nothing is changed, here or there: link previews and scanners
 * open this URL too. Throws when the database does not respond.
 */
export function makeReadPayment({
  db,
  clock,
  logger,
  provider,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  provider: Pick<CheckoutProvider, "readCheckout">;
}): ReadPayment {
  const asked = new Map<string, { at: number; news: Promise<CheckoutState | null> }>();

  async function askProvider(sessionId: string, reference: string) {
    try {
      return await provider.readCheckout(sessionId);
    } catch (error) {
      const code = error instanceof ProviderError ? error.code : undefined;
      logger.warn({ reference, code, err: error }, "provider did not report the checkout state");
      return null;
    }
  }

  /** Of many reloads at once, one asks the provider. */
  function newsOf({ session_id: sessionId, reference }: PaymentRow) {
    if (!sessionId) return null;
    const now = Date.now();
    for (const [other, { at }] of asked) if (now - at > askedAgainAfter) asked.delete(other);
    const known = asked.get(sessionId) ?? { at: now, news: askProvider(sessionId, reference) };
    asked.set(sessionId, known);
    return known.news;
  }

  return async ({ id, cameFrom }) => {
    if (!/^[\da-f-]{36}$/.test(id)) return null;
    const row = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    if (row.status === "paid" || row.status === "failed" || cameFrom === "form") return view(row);
    const news = await newsOf(row);
    const status = news ? statusAfter(row, news) : row.status;
    const isCancelled = status === "started" && cameFrom === "cancel";
    return view({
      ...row,
      status: isCancelled ? "cancelled" : status,
      paid_at: status === "paid" ? clock().toISOString() : null,
    });
  };
}

function view(row: Selectable<Schema["payments"]>): PaymentView {
  return {
    id: row.id,
    status: row.status === "started" ? "open" : row.status,
    amountCents: row.amount_cents,
    description: row.description,
    invoice: row.invoice,
    reference: row.reference,
    paidAt: row.paid_at,
    refundedCents: row.refunded_cents,
    checkoutUrl: row.status === "started" ? row.checkout_url : null,
    isTest: row.provider === "test",
  };
}
