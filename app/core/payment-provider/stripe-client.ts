import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { ProviderError } from "./provider";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** null: the provider's own URL. */
  apiUrl: string | null;
};

/**
 * Milliseconds: `timeout` is for one try, `totalTimeout` for all tries after which the provider
 * responds with 429.
 */
export type StripeTimes = { timeout: number; totalTimeout: number };

/** Short, because a visitor waits for the response. */
const usual: StripeTimes = { timeout: 5000, totalTimeout: 15_000 };

/** Milliseconds until the second try, unless the provider names a time. */
const firstPause = 100;

export function makeStripeClient(settings: StripeSettings, times: StripeTimes = usual) {
  const api = settings.apiUrl ? new URL(settings.apiUrl) : null;
  const stripe = new Stripe(settings.secretKey, {
    timeout: times.timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === "https:" ? 443 : 80),
      protocol: api.protocol === "https:" ? "https" : "http",
    }),
  });

  /**
   * Sends a request, and retries it after 429: the library itself retries after lost connections
   * and server errors only. Throws ProviderError.
   */
  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const end = performance.now() + times.totalTimeout;
    for (let tries = 0; ; tries++) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw providerError(error);
        const seconds = Number(error.headers?.["retry-after"]);
        const wait = seconds > 0 ? seconds * 1000 : firstPause * 2 ** tries * (1 + Math.random());
        if (performance.now() + wait > end) throw providerError(error);
        await pause(wait);
      }
    }
  }

  return { stripe, ask };
}

function providerError(error: unknown): ProviderError {
  const { errors } = Stripe;
  if (
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeInvalidRequestError
  ) {
    const words = isAboutSetUp(error) ? null : plain(error.message);
    return new ProviderError(error.code ?? "invalid_request", { words, refused: true });
  }
  if (error instanceof errors.StripeError) {
    return new ProviderError(error.code ?? error.type ?? "provider_error");
  }
  return new ProviderError("unexpected_answer");
}

/** Whether the message is about the clinic's account or this site's URLs: not for visitors. */
const isAboutSetUp = ({ param = "", code = "" }: Stripe.errors.StripeError) =>
  /_url$|^(mode|submit_type|currency)$|\[currency\]/.test(param) || /account|key|mode_/.test(code);

/** The response as one line of plain text. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 300) || null;
