import { ProviderError } from "./checkout-provider";
import type { ProductProvider } from "./product-provider";
import { inlineProductMark } from "./stripe";
import { makeStripeClient, type StripeSettings, type StripeTimes } from "./stripe-client";

/** Longer than for a checkout, but a request ends before a batch counts as interrupted. */
const batchTimes: Partial<StripeTimes> = {
  timeout: 15_000,
  longestPause: 30_000,
  totalTimeout: 60_000,
};

/** The products on sale, without those that the provider makes for single payments. */
export function makeStripeProducts(
  settings: StripeSettings,
  times?: Partial<StripeTimes>,
): ProductProvider {
  const { stripe, ask } = makeStripeClient(settings, { ...batchTimes, ...times });

  return {
    async *listProducts() {
      let after: string | undefined;
      for (;;) {
        const page = await ask(() =>
          stripe.products.list({
            active: true,
            limit: 100,
            ...(after ? { starting_after: after } : {}),
          }),
        );
        if (!Array.isArray(page.data)) throw new ProviderError("unexpected_answer");
        for (const { id, name, description, metadata } of page.data) {
          if (metadata?.made_by === inlineProductMark.made_by) continue;
          yield { id, name, description: description ?? "", slug: metadata?.slug ?? "" };
        }
        after = page.data.at(-1)?.id;
        if (!page.has_more || !after) return;
      }
    },

    async updateDescription({ id, description, idempotencyKey }) {
      await ask(() => stripe.products.update(id, { description }, { idempotencyKey }));
    },
  };
}
