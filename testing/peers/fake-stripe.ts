import { onTestFinished } from "vitest";
import { runFakeStripe } from "./fake-stripe-server";

/** The payment provider's stand-in for the running test, stopped when it is over. */
export async function startFakeStripe() {
  const peer = await runFakeStripe();
  onTestFinished(peer.stop);
  return peer;
}
