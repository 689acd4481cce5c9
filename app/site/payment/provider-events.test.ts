import { describe, expect, it } from "vitest";
import { aPayment, openPayments } from "../../../tests/fixtures/payments";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { reconcilePayments } from "./provider-events.server";
import { startPayment } from "./start-payment.server";

describe.each(engines)("reconciling payments without notifications on %s", (engine) => {
  it("asks the provider, but not while the visitor may still be paying", async () => {
    const payments = await openPayments(await openTestDatabase(engine));
    const { app, stripe, clock, rows } = payments;
    await startPayment(app, aPayment());
    await startPayment(app, aPayment());
    stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    stripe.setSession("cs_test_2", { status: "expired" });
    await reconcilePayments(payments.app);
    expect((await rows()).map(({ status }) => status)).toEqual(["started", "started"]);
    clock.advance({ minutes: 16 });
    await reconcilePayments(payments.app);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["cancelled", "paid"]);
    const asked = stripe.asked.length;
    await reconcilePayments(payments.app);
    expect(stripe.asked).toHaveLength(asked);
  });

  it("continues with the others when the provider has no such checkout", async () => {
    const payments = await openPayments(await openTestDatabase(engine));
    const { app, stripe, clock, rows } = payments;
    await startPayment(app, aPayment());
    await startPayment(app, aPayment());
    stripe.sessions.delete("cs_test_1");
    stripe.setSession("cs_test_2", { status: "complete", payment_status: "paid" });
    clock.advance({ minutes: 16 });
    await reconcilePayments(payments.app);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["paid", "started"]);
  });

  it("asks about every payment, however many checkouts are unknown", async () => {
    const payments = await openPayments(await openTestDatabase(engine));
    const { app, stripe, clock, rows } = payments;
    for (let n = 1; n <= 25; n++) {
      await startPayment(app, aPayment());
      const id = `cs_test_${n}`;
      if (n > 20) stripe.setSession(id, { status: "complete", payment_status: "paid" });
      clock.advance({ seconds: 1 });
    }
    for (let n = 1; n <= 20; n++) stripe.sessions.delete(`cs_test_${n}`);
    const states = async () => (await rows()).map(({ status }) => status);
    clock.advance({ minutes: 16 });
    await reconcilePayments(payments.app);
    expect(await states()).toEqual(Array(25).fill("started"));
    clock.advance({ minutes: 10 });
    await reconcilePayments(payments.app);
    expect(await states()).toEqual([...Array(20).fill("started"), ...Array(5).fill("paid")]);
  });

  it("asks about a payment that is being processed", async () => {
    const payments = await openPayments(await openTestDatabase(engine));
    const { app, db, stripe, clock, rows } = payments;
    await startPayment(app, aPayment());
    await db.updateTable("payments").set({ status: "processing" }).execute();
    stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    clock.advance({ minutes: 16 });
    await reconcilePayments(payments.app);
    expect(await rows()).toMatchObject([{ status: "paid" }]);
  });

  it.each<[string, "stripe" | "test", number, number]>([
    ["another provider's", "test", 1, 0],
    ["one that nothing will be heard of any more", "stripe", 16, 0],
    ["one that may still be confirmed", "stripe", 14, 1],
  ])("asks the provider when needed: %s", async (_, provider, days, asks) => {
    const payments = await openPayments(await openTestDatabase(engine));
    const { app, db, stripe, clock, rows } = payments;
    await startPayment(app, aPayment());
    await db.updateTable("payments").set({ provider }).execute();
    stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    const asked = stripe.asked.length;
    clock.advance({ hours: 24 * days });
    await reconcilePayments(payments.app);
    expect(stripe.asked).toHaveLength(asked + asks);
    expect(await rows()).toMatchObject([{ status: asks ? "paid" : "started" }]);
  });
});
