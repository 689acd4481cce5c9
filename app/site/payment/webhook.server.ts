import type { App } from "~/core/app";
import { ProviderError } from "~/core/payment-provider/provider";
import { recordPayment } from "./record-payment.server";
import { recordReversal } from "./record-reversal.server";

/**
 * Stores one event of the payment provider and returns the HTTP status. 200: processed, or not
 * about us. 400: not signed by the provider. 503: not stored; the provider will send it again.
 */
export async function receiveWebhook(app: App, body: string, signature: string): Promise<number> {
  const { checkout, logger } = app;
  try {
    const news = checkout.readEvent(body, signature);
    const result = news
      ? await ("about" in news ? recordReversal(app, news) : recordPayment(app, news))
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
