import type { App } from "~/core/app";
import { type LimitRequests, makeLimitRequests } from "~/core/limits/limit-requests";
import type { CheckoutProvider, CheckoutState } from "~/core/payment-provider/provider";

/** Milliseconds for which a response of the provider is kept, also that it failed. */
const keptMs = 5000;

/** Requests that wait for the provider: when it is slow, it occupies no more of the site. */
const mostWaiting = { inTotal: 16, perClient: 4, waiting: 0 };

/** `until`: milliseconds of the steady clock; infinite while the provider has not responded. */
type Asked = { until: number; state: Promise<CheckoutState> };

/** The provider's responses by question and checkout. */
const askedOf = new WeakMap<
  CheckoutProvider,
  { limit: LimitRequests; asked: Map<string, Asked> }
>();

/**
 * Asks the provider about a checkout, or ends it, for a visitor who may reload as often as they
 * like: once at a time, and once in five seconds. Returns "overloaded" without asking when too many
 * wait for the provider already. Throws what the provider throws.
 */
export async function askProvider(
  { checkout, steadyClock }: Pick<App, "checkout" | "steadyClock">,
  question: "readCheckout" | "cancelCheckout",
  sessionId: string,
): Promise<CheckoutState | "overloaded"> {
  const own = askedOf.get(checkout) ?? { limit: makeLimitRequests(mostWaiting), asked: new Map() };
  askedOf.set(checkout, own);
  const { limit, asked } = own;
  const now = () => steadyClock().getTime();
  for (const [key, { until }] of asked) if (until <= now()) asked.delete(key);
  const key = `${question} ${sessionId}`;
  const kept = asked.get(key);
  if (kept && kept.until < Number.POSITIVE_INFINITY) return kept.state;
  return limit(sessionId, () => {
    const pending = asked.get(key);
    if (pending) return pending.state;
    const asking: Asked = {
      until: Number.POSITIVE_INFINITY,
      state: checkout[question](sessionId),
    };
    asked.set(key, asking);
    const keep = () => {
      asking.until = now() + keptMs;
    };
    asking.state.then(keep, keep);
    return asking.state;
  });
}
