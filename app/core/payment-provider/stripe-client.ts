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
 * Milliseconds. `timeout` is for one try. After `totalTimeout` there are no further tries when the
 * provider responds with 429.
 */
export type StripeTimes = {
  timeout: number;
  firstPause: number;
  longestPause: number;
  totalTimeout: number;
};

/** Short, because a visitor waits for the response. */
const usual: StripeTimes = {
  timeout: 5000,
  firstPause: 500,
  longestPause: 5000,
  totalTimeout: 15_000,
};
const retries = 2;

export function makeStripeClient(settings: StripeSettings, times: Partial<StripeTimes> = {}) {
  const { timeout, firstPause, longestPause, totalTimeout } = { ...usual, ...times };
  const api = settings.apiUrl ? new URL(settings.apiUrl) : null;
  const stripe = new Stripe(settings.secretKey, {
    timeout,
    maxNetworkRetries: retries,
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
    const end = performance.now() + totalTimeout;
    for (let tries = 0; ; tries++) {
      try {
        return await request();
      } catch (error) {
        const failure = providerError(error);
        if (failure.code !== "rate_limit" || tries >= retries + 1) throw failure;
        const wait = failure.retryAfter ?? firstPause * 2 ** tries * (1 + Math.random());
        if (wait > longestPause || performance.now() + wait > end) throw failure;
        await pause(wait);
      }
    }
  }

  return { stripe, ask };
}

function providerError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { errors } = Stripe;
  if (error instanceof errors.StripeRateLimitError) {
    const seconds = Number(error.headers?.["retry-after"]);
    const retryAfter = seconds > 0 ? seconds * 1000 : null;
    return new ProviderError("rate_limit", { retryAfter });
  }
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

/** One line of plain text, whatever the response contained. */
function plain(text: unknown): string | null {
  if (typeof text !== "string") return null;
  return (
    text
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim()
      .slice(0, 300) || null
  );
}
