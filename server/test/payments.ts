import { makeStripeCheckout } from "../providers/stripe";
import { makeReadPayment } from "../services/read-payment";
import { makeRecordPayment } from "../services/record-payment";
import { makeStartPayment } from "../services/start-payment";
import type { TestDatabase } from "./databases";
import { startFakeStripe } from "./fake-stripe";
import { fakeClock, recordingLogger } from "./fakes";

export const webhookSecret = "whsec_for_tests";
export const siteUrl = "https://www.clinic.example";

/** Times short enough for tests. */
export const quick = { timeout: 250, firstPause: 5, longestPause: 2000, patience: 1000 };

/** The payment services over the real library, which talks to a server of ours. */
export async function makePayments({ db }: TestDatabase) {
  const stripe = await startFakeStripe();
  const clock = fakeClock();
  const { logger, lines } = recordingLogger();
  const provider = makeStripeCheckout(
    { secretKey: "sk_test_secret", webhookSecret, apiUrl: stripe.url },
    quick,
  );
  const parts = { db, logger, provider, clock: clock.now, siteUrl };
  const recordPayment = makeRecordPayment(parts);
  return {
    db,
    stripe,
    clock,
    lines,
    logger,
    provider,
    recordPayment,
    startPayment: makeStartPayment(parts),
    readPayment: makeReadPayment({ ...parts, recordPayment }),
    rows: () => db.selectFrom("payments").selectAll().orderBy("created_at").execute(),
  };
}

let attempts = 0;

export function aPayment(changes: { amountCents?: number; attempt?: string } = {}) {
  return {
    amountCents: 1999,
    description: "Follow-up visit",
    attempt: `attempt-${++attempts}`,
    visitor: "somebody",
    ...changes,
  };
}
