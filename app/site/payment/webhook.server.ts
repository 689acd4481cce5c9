import type { Logger } from "~/core/log/logger";
import type { CheckoutProvider } from "~/core/payment-provider/checkout-provider";
import { ProviderError } from "~/core/payment-provider/checkout-provider";
import type { RecordPayment } from "~/site/payment/record-payment.server";
import type { RecordReversal } from "~/site/payment/record-reversal.server";

export const webhookPath = "/payment/webhook";
/** Bytes. A notification about a checkout has about 5,000. */
export const webhookLimit = 256 * 1024;

/** Takes the provider's notification; gives the HTTP status of the response. */
export type ReceiveWebhook = (body: string, signature: string) => Promise<number>;

/**
 * 200: processed, or about nothing of ours. 400: not signed by the provider. 503: not
 * stored; the provider will send it again.
 */
export function makeReceiveWebhook({
  provider,
  recordPayment,
  recordReversal,
  logger,
}: {
  provider: CheckoutProvider;
  recordPayment: RecordPayment;
  recordReversal: RecordReversal;
  logger: Logger;
}): ReceiveWebhook {
  return async (body, signature) => {
    try {
      const news = provider.readEvent(body, signature);
      const result = news
        ? await ("about" in news ? recordReversal(news) : recordPayment(news))
        : "not-ours";
      logger.info({ result }, "webhook event processed");
      return 200;
    } catch (error) {
      if (error instanceof ProviderError) {
        logger.warn({ code: error.code }, "webhook event rejected");
        return error.code === "bad_signature" || error.code === "unexpected_answer" ? 400 : 503;
      }
      logger.error({ err: error }, "failed to store webhook event");
      return 503;
    }
  };
}
