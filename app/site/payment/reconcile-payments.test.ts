import { describe, expect, it } from "vitest";
import { aPayment, makePayments } from "../../../tests/fixtures/payments";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { settlePayments } from "./reconcile-payments.server";

const settle = (payments: Awaited<ReturnType<typeof makePayments>>) =>
  settlePayments({ ...payments, clock: payments.clock.now });

describe.each(engines)("settling payments without notifications on %s", (engine) => {
  it("asks the provider, but not while the visitor may still be paying", async () => {
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

  it("asks about every payment, however many the provider does not know", async () => {
    const payments = await makePayments(await openTestDatabase(engine));
    const { startPayment, stripe, clock, rows } = payments;
    for (let n = 1; n <= 25; n++) {
      await startPayment(aPayment());
      const id = `cs_test_${n}`;
      if (n > 20) stripe.setSession(id, { status: "complete", payment_status: "paid" });
      clock.advance({ seconds: 1 });
    }
    for (let n = 1; n <= 20; n++) stripe.sessions.delete(`cs_test_${n}`);
    const states = async () => (await rows()).map(({ status }) => status);
    clock.advance({ minutes: 16 });
    await settle(payments);
    expect(await states()).toEqual(Array(25).fill("started"));
    clock.advance({ minutes: 10 });
    await settle(payments);
    expect(await states()).toEqual([...Array(20).fill("started"), ...Array(5).fill("paid")]);
  });

  it("asks about one that is being processed", async () => {
    const payments = await makePayments(await openTestDatabase(engine));
    const { db, startPayment, stripe, clock, rows } = payments;
    await startPayment(aPayment());
    await db.updateTable("payments").set({ status: "processing" }).execute();
    stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    clock.advance({ minutes: 16 });
    await settle(payments);
    expect(await rows()).toMatchObject([{ status: "paid" }]);
  });

  it.each<[string, "stripe" | "test", number, number]>([
    ["another provider's", "test", 1, 0],
    ["one that nothing will be heard of any more", "stripe", 16, 0],
    ["one that may still be confirmed", "stripe", 14, 1],
  ])("of %s asks what there is to ask", async (_, provider, days, asks) => {
    const payments = await makePayments(await openTestDatabase(engine));
    const { db, startPayment, stripe, clock, rows } = payments;
    await startPayment(aPayment());
    await db.updateTable("payments").set({ provider }).execute();
    stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    const asked = stripe.asked.length;
    clock.advance({ hours: 24 * days });
    await settle(payments);
    expect(stripe.asked).toHaveLength(asked + asks);
    expect(await rows()).toMatchObject([{ status: asks ? "paid" : "started" }]);
  });
});
