import type { App } from "~/core/app";
import { ProviderError } from "~/core/payment-provider/provider";
import { recordReversal } from "~/staff/payments/record-reversal.server";
import { recordPayment } from "./record-payment.server";

const minute = 60_000;
/** Milliseconds. A younger payment is not checked: the visitor may still be paying. */
const checkAfter = 15 * minute;
/** Milliseconds. Some payment methods are confirmed after days. */
const giveUpAfter = 15 * 24 * 60 * minute;
const batchSize = 20;

/**
 * Asks the provider about unfinished payments without a notification or a returning visitor. The
 * least recently checked come first.
 */
export async function reconcilePayments(app: App) {
  const { db, clock, logger, checkout } = app;
  const now = clock().getTime();
  const before = (age: number) => new Date(now - age).toISOString();
  const waiting = await db
    .selectFrom("payments")
    .select(["id", "session_id", "reference"])
    .where("status", "in", ["started", "processing"])
    .where("created_at", ">", before(giveUpAfter))
    .where("updated_at", "<", before(checkAfter))
    .where("provider", "=", checkout.name)
    .where("session_id", "is not", null)
    .orderBy("updated_at")
    .limit(batchSize)
    .execute();
  for (const { id, session_id: sessionId, reference } of waiting) {
    await db
      .updateTable("payments")
      .set({ updated_at: new Date(now).toISOString() })
      .where("id", "=", id)
      .execute();
    try {
      if (sessionId) await recordPayment(app, await checkout.readCheckout(sessionId));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn(
        { reference, code: error.code },
        "provider did not report the checkout state; will ask again",
      );
    }
  }
}

/**
 * Stores one event of the payment provider and returns the HTTP status. 200: processed, or not
 * about us. 400: not signed by the provider. 503: not stored; the provider will send it again.
 */
export async function receiveWebhook(app: App, body: string, signature: string): Promise<number> {
  const { checkout, logger } = app;
  try {
    const event = checkout.readEvent(body, signature);
    const result = event
      ? await ("kind" in event ? recordReversal(app, event) : recordPayment(app, event))
      : "not-ours";
    logger.info({ result }, "webhook event processed");
    return 200;
  } catch (error) {
    if (error instanceof ProviderError) {
      logger.warn(
        { code: error.code },
        "webhook event rejected; for bad_signature check STRIPE_WEBHOOK_SECRET",
      );
      return error.code === "bad_signature" || error.code === "unexpected_answer" ? 400 : 503;
    }
    logger.error({ err: error }, "failed to store webhook event; the provider will send it again");
    return 503;
  }
}

/** The webhook's path. A checkout event has about 5,000 bytes. */
export const webhookPost = (app: App) => ({
  path: "/payment/webhook",
  longestBody: 256 * 1024,
  receive: (body: string, headers: Headers) =>
    receiveWebhook(app, body, headers.get("Stripe-Signature") ?? ""),
});
