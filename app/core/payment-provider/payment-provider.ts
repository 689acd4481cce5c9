import type { Kysely } from "kysely";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import type { CheckoutProvider, CheckoutState } from "./checkout-provider";
import { makeNoCheckout } from "./no-checkout";
import type { ProductProvider } from "./product-provider";
import { makeStripeCheckout } from "./stripe";
import { makeStripeProducts } from "./stripe-products";
import { makeTestCheckout } from "./test-checkout";
import { makeTestProducts } from "./test-products";

/** The card payment provider that the settings name, with what it holds. */
export function makePaymentProvider(parts: {
  config: Config;
  db: Kysely<Schema>;
  clock: () => Date;
  recordPayment: (news: CheckoutState) => Promise<unknown>;
}): {
  checkout: CheckoutProvider;
  products: ProductProvider | null;
  testCheckout: Pick<
    ReturnType<typeof makeTestCheckout>,
    "readTestCheckout" | "finishTestCheckout"
  >;
} {
  const { config, db } = parts;
  const noTestCheckout = {
    readTestCheckout: async () => null,
    finishTestCheckout: async () => null,
  };
  switch (config.payments.mode) {
    case "stripe":
      return {
        checkout: makeStripeCheckout(config.payments),
        products: makeStripeProducts(config.payments),
        testCheckout: noTestCheckout,
      };
    case "test": {
      const { provider, ...testCheckout } = makeTestCheckout({ ...parts, siteUrl: config.siteUrl });
      return { checkout: provider, products: makeTestProducts({ db }), testCheckout };
    }
    case "off":
      return { checkout: makeNoCheckout(), products: null, testCheckout: noTestCheckout };
  }
}
