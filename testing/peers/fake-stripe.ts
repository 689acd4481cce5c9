import Stripe from "stripe";
import { onTestFinished, vi } from "vitest";
import { runFakeStripe } from "./fake-stripe-server";

/** The stand-in for the payment provider; stopped when the test is over. */
export async function startFakeStripe() {
  const peer = await runFakeStripe();
  onTestFinished(peer.stop);
  return peer;
}

/** Until the test is over the library asks again at once: its own pause of half a second is no setting. */
export function leavePausesOut() {
  const pause = vi.spyOn(Stripe.prototype, "getInitialNetworkRetryDelay").mockReturnValue(0.005);
  onTestFinished(() => pause.mockRestore());
}
