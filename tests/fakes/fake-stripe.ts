import Stripe from "stripe";
import { onTestFinished, vi } from "vitest";
import { runFakeStripe } from "./fake-stripe-server";

/** The fake payment provider, stopped when the test is over. */
export async function startFakeStripe() {
  const fake = await runFakeStripe();
  onTestFinished(fake.stop);
  return fake;
}

/** Removes the library's retry pause of half a second, which has no setting. */
export function leavePausesOut() {
  const pause = vi.spyOn(Stripe.prototype, "getInitialNetworkRetryDelay").mockReturnValue(0.005);
  onTestFinished(() => pause.mockRestore());
}
