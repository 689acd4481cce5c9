import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { ProviderError } from "./checkout-provider";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** null: the provider's own address. */
  apiUrl: string | null;
};

/** Milliseconds. */
export type StripeTimes = { timeout: number; firstPause: number; longestPause: number };

/** A visitor waits for the answer: three tries of five seconds are the most. */
const usual: StripeTimes = { timeout: 5000, firstPause: 500, longestPause: 20_000 };
const retries = 2;

export function makeStripeClient(settings: StripeSettings, times: Partial<StripeTimes> = {}) {
  const { timeout, firstPause, longestPause } = { ...usual, ...times };
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
   * Asks, and asks again where the provider says that it is asked too often: the library itself
   * repeats after lost connections and server faults only. Throws ProviderError.
   */
  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      try {
        return await request();
      } catch (error) {
        const fault = providerError(error);
        if (fault.code !== "rate_limit" || tries >= retries + 1) throw fault;
        const wait = fault.retryAfter ?? firstPause * 2 ** tries * (1 + Math.random());
        if (wait > longestPause) throw fault;
        await pause(wait);
      }
    }
  }

  return { stripe, ask };
}

/** Only what is said about the visitor's own input is passed on; keys and accounts are not. */
function providerError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { errors } = Stripe;
  if (error instanceof errors.StripeRateLimitError) {
    const seconds = Number(error.headers?.["retry-after"]);
    const retryAfter = seconds > 0 ? seconds * 1000 : null;
    return new ProviderError("rate_limit", { retryAfter });
  }
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError)
    return new ProviderError(error.code ?? "invalid_request", { words: plain(error.message) });
  if (error instanceof errors.StripeError) {
    return new ProviderError(error.code ?? error.type ?? "provider_error");
  }
  return new ProviderError("unexpected_answer");
}

/** One line of plain text, however the answer looked. */
function plain(text: unknown): string | null {
  if (typeof text !== "string") return null;
  return (
    text
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim()
      .slice(0, 300) || null
  );
}
