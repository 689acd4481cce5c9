import { onTestFinished } from "vitest";
import { runFakeStripe } from "./fake-stripe-server";

/** The stand-in for the payment provider; stopped when the test is over. */
export async function startFakeStripe() {
  const peer = await runFakeStripe();
  onTestFinished(peer.stop);
  return peer;
}
