import { describe, expect, it } from "vitest";
import { engines, openTestDatabase } from "../test/databases";
import { aPayment, makePayments } from "../test/payments";
import { settlePayments } from "./settle-payments";

const settle = (payments: Awaited<ReturnType<typeof makePayments>>) =>
  settlePayments({ ...payments, clock: payments.clock.now });

describe.each(engines)("settling payments that nobody told about on %s", (engine) => {
  it("asks the provider, but not while the visitor may still be at it", async () => {
    const payments = await makePayments(await openTestDatabase(engine));
    const { startPayment, stripe, clock, rows } = payments;
    await startPayment(aPayment());
    await startPayment(aPayment());
    stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    stripe.setSession("cs_test_2", { status: "expired" });
    await settle(payments);
    expect((await rows()).map(({ status }) => status)).toEqual(["started", "started"]);
    clock.advance({ minutes: 16 });
    await settle(payments);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["cancelled", "paid"]);
    const asked = stripe.asked.length;
    await settle(payments);
    expect(stripe.asked).toHaveLength(asked);
  });

  it("goes on with the others when the provider does not know one", async () => {
    const payments = await makePayments(await openTestDatabase(engine));
    const { startPayment, stripe, clock, rows } = payments;
    await startPayment(aPayment());
    await startPayment(aPayment());
    stripe.sessions.delete("cs_test_1");
    stripe.setSession("cs_test_2", { status: "complete", payment_status: "paid" });
    clock.advance({ minutes: 16 });
    await settle(payments);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["paid", "started"]);
  });
});
