import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import { type CheckoutProvider, ProviderError } from "~/core/payment-provider/checkout-provider";
import type { RecordPayment } from "~/site/payment/record-payment.server";
import type { EndPayment } from "~/staff/payments/payments-types";

/**
 * Ends the checkout of a payment before another is begun, so that an old window can't pay a second
 * time. If the provider fails to end it, the visitor continues anyway: it expires after a day.
 * Throws when the database does not respond.
 */
export function makeEndPayment({
  db,
  logger,
  provider,
  recordPayment,
}: {
  db: Kysely<Schema>;
  logger: Logger;
  provider: Pick<CheckoutProvider, "cancelCheckout">;
  recordPayment: RecordPayment;
}): EndPayment {
  return async (id) => {
    if (!/^[\da-f-]{36}$/.test(id)) return false;
    const row = await db
      .selectFrom("payments")
      .select(["session_id", "reference", "status"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return false;
    const { session_id: sessionId, reference, status } = row;
    if (status !== "started" || !sessionId) return true;
    try {
      await recordPayment(await provider.cancelCheckout(sessionId));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ reference, code: error.code }, "provider did not end the checkout");
    }
    return true;
  };
}
