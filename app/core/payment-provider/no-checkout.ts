import { type CheckoutProvider, ProviderError } from "./checkout-provider";

/** Used when no provider is set up: refuses every payment. */
export function makeNoCheckout(): CheckoutProvider {
  const refuse = () => {
    throw new ProviderError("not_set_up");
  };
  return {
    name: "none",
    checkoutOrigins: [],
    createCheckout: async () => refuse(),
    readCheckout: async () => refuse(),
    cancelCheckout: async () => refuse(),
    readEvent: refuse,
  };
}
