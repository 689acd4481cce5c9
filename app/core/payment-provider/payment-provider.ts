import type { Kysely } from "kysely";
import type { Config } from "~/core/config/config";
import type { Schema } from "~/core/db/schema";
import { type CheckoutProvider, type ProductProvider, ProviderError } from "./provider";
import { makeStripeCheckout, makeStripeProducts } from "./stripe";
import { makeTestCheckout, makeTestProducts } from "./test-provider";

/** The card payment provider that the settings name, with its products. */
export function makePaymentProvider({
  config,
  db,
  clock,
}: {
  config: Config;
  db: Kysely<Schema>;
  clock: () => Date;
}): { checkout: CheckoutProvider; products: ProductProvider | null } {
  switch (config.payments.mode) {
    case "stripe":
      return {
        checkout: makeStripeCheckout(config.payments),
        products: makeStripeProducts(config.payments),
      };
    case "test":
      return {
        checkout: makeTestCheckout({ db, clock, siteUrl: config.siteUrl }),
        products: makeTestProducts({ db }),
      };
    case "off":
      return { checkout: noCheckout, products: null };
  }
}

const refuse = () => {
  throw new ProviderError("not_set_up");
};

/** Used when no provider is set up: refuses every payment. */
const noCheckout: CheckoutProvider = {
  name: "none",
  checkoutOrigins: [],
  createCheckout: async () => refuse(),
  readCheckout: async () => refuse(),
  cancelCheckout: async () => refuse(),
  refund: async () => refuse(),
  readEvent: refuse,
};
