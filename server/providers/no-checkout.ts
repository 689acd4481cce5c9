import { type CheckoutProvider, ProviderError } from "./checkout-provider";

/** Stands where no provider is set up: every payment is refused, none is pretended. */
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
