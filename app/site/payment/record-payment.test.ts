import Stripe from "stripe";
import { describe, expect, it, vi } from "vitest";
import { aPayment, openPayments, webhookSecret } from "../../../tests/fixtures/payments";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { receiveWebhook } from "./provider-events.server";
import { recordPayment } from "./record-payment.server";
import { endPayment, readPayment } from "./return-payment.server";
import { startPayment } from "./start-payment.server";

/** A started payment, and the ways in which its events arrive. */
async function started(engine: (typeof engines)[number]) {
  const payments = await openPayments(await openTestDatabase(engine));
  await startPayment(payments.app, aPayment());
  const [row] = await payments.rows();
  if (!row?.session_id) throw new Error("not started");
  const { id, session_id: sessionId } = row;
  const receive = (body: string, signature: string) =>
    receiveWebhook(payments.app, body, signature);

  const notification = (type: string, changes: Record<string, unknown> = {}) =>
    JSON.stringify({
      id: "evt_1",
      object: "event",
      type: `checkout.session.${type}`,
      data: { object: { ...payments.stripe.sessions.get(sessionId), ...changes } },
    });
  const signed = (body: string, secret = webhookSecret, timestamp?: number) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      ...(timestamp ? { timestamp } : {}),
    });
  const hear = (type: string, changes?: Record<string, unknown>) => {
    const body = notification(type, changes);
    return receive(body, signed(body));
  };
  const paid = { status: "complete", payment_status: "paid", payment_intent: "pi_1" };
  const complete = { status: "complete", payment_status: "unpaid" };
  const status = async () => (await payments.rows())[0]?.status;
  return {
    ...payments,
    id,
    sessionId,
    receive,
    notification,
    signed,
    hear,
    paid,
    complete,
    status,
  };
}

describe.each(engines)("recording a payment on %s", (engine) => {
  it("accepts a signed notification", async () => {
    const { hear, paid, rows } = await started(engine);
    expect(await hear("completed", paid)).toBe(200);
    expect(await rows()).toMatchObject([
      { status: "paid", paid_at: "2026-03-02T14:00:00.000Z", payment_intent: "pi_1" },
    ]);
  });

  it("rejects an unsigned or wrongly signed notification", async () => {
    const { notification, receive, signed, paid, status } = await started(engine);
    const body = notification("completed", paid);
    const long = Math.floor(Date.now() / 1000) - 3600;
    const wrong = ["", "t=1,v1=00", signed(body, "whsec_other"), signed(`${body} `)];
    for (const signature of [...wrong, signed(body, webhookSecret, long)]) {
      expect(await receive(body, signature)).toBe(400);
    }
    for (const text of ["{", "null", "[]", "1", '"x"', "{}", '{"type":"charge.refunded"}'])
      expect(await receive(text, signed(text)), text).toBe(400);
    expect(await status()).toBe("started");
  });

  it("changes nothing the second time, or fifty times at once with the visitor's return", async () => {
    const { app, hear, paid, clock, rows, lines, stripe, sessionId, id } = await started(engine);
    stripe.setSession(sessionId, paid);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? hear("completed", paid) : readPayment(app, { id, via: "return" }),
      ),
    );
    clock.advance({ hours: 1 });
    expect(await hear("completed", paid)).toBe(200);
    expect(await rows()).toMatchObject([{ status: "paid", paid_at: "2026-03-02T14:00:00.000Z" }]);
    expect(lines.filter(({ msg }) => msg === "payment recorded")).toHaveLength(1);
  });

  it("ends in the right state for any order of events", async () => {
    const events = ["completed", "async_payment_succeeded", "expired", "completed"];
    const orders = [
      events,
      events.toReversed(),
      ["async_payment_succeeded", "completed", "expired"],
    ];
    for (const order of orders) {
      const { hear, complete, status } = await started(engine);
      for (const type of order) expect(await hear(type, complete)).toBe(200);
      expect(await status()).toBe("paid");
    }
  });

  it("goes from processing to failed, and no late event undoes that", async () => {
    const { hear, complete, status } = await started(engine);
    await hear("completed", complete);
    expect(await status()).toBe("processing");
    await hear("expired");
    expect(await status()).toBe("processing");
    await hear("async_payment_failed", complete);
    expect(await status()).toBe("failed");
    await hear("completed", complete);
    expect(await status()).toBe("failed");
  });

  it("never accepts another amount, currency or checkout for this payment", async () => {
    const { hear, paid, status, lines } = await started(engine);
    expect(await hear("completed", { ...paid, amount_total: 1 })).toBe(200);
    expect(await hear("completed", { ...paid, currency: "eur" })).toBe(200);
    expect(await hear("completed", { ...paid, id: "cs_other" })).toBe(200);
    expect(await status()).toBe("started");
    expect(lines.filter(({ level }) => level === "error")).toHaveLength(3);
  });

  it("accepts events about something else and ignores them", async () => {
    const { receive, signed, hear, status } = await started(engine);
    const other = JSON.stringify({ object: "event", type: "invoice.paid", data: { object: {} } });
    expect(await receive(other, signed(other))).toBe(200);
    expect(await hear("completed", { id: "cs_foreign", client_reference_id: null })).toBe(200);
    expect(await status()).toBe("started");
  });

  it("rejects a signed notification that is implausible", async () => {
    const { receive, signed, status } = await started(engine);
    for (const object of [null, {}, { object: "checkout.session" }, { id: "cs_test_1" }]) {
      const type = "checkout.session.completed";
      const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
      expect(await receive(body, signed(body))).toBe(400);
    }
    expect(await status()).toBe("started");
  });

  it("requests the event again when the database is gone", async () => {
    const { db, hear, paid } = await started(engine);
    await db.destroy();
    expect(await hear("completed", paid)).toBe(503);
  });

  // Next state when the event above arrives in the state on the left.
  const states = ["open", "processing", "paid", "failed", "expired"] as const;
  it.each([
    ["started", ["started", "processing", "paid", "failed", "cancelled"]],
    ["processing", ["processing", "processing", "paid", "failed", "processing"]],
    ["cancelled", ["cancelled", "processing", "paid", "failed", "cancelled"]],
    ["failed", ["failed", "failed", "paid", "failed", "failed"]],
    ["paid", ["paid", "paid", "paid", "paid", "paid"]],
  ] as const)("has a next state for every event of one that is %s", async (status, becomes) => {
    const { app, db, rows, id, sessionId } = await started(engine);
    for (const [n, state] of states.entries()) {
      await db.updateTable("payments").set({ status, paid_at: null }).execute();
      const about = { sessionId, paymentId: id, amountCents: 1999, currency: "usd" };
      const result = await recordPayment(app, { ...about, state, paymentIntent: null });
      const [row] = await rows();
      expect(row?.status, state).toBe(becomes[n]);
      expect(result, state).toBe(becomes[n] === status ? "known" : "recorded");
      expect(row?.paid_at !== null, state).toBe(becomes[n] === "paid" && status !== "paid");
    }
  });

  it("finds the payment even when the checkout's id was never stored", async () => {
    const { db, hear, paid, rows, sessionId } = await started(engine);
    await db.updateTable("payments").set({ session_id: null, checkout_url: null }).execute();
    await hear("completed", paid);
    expect(await rows()).toMatchObject([{ status: "paid", session_id: sessionId }]);
  });
});

describe.each(engines)("a visitor's return from the provider on %s", (engine) => {
  it("shows a paid payment although no notification has arrived", async () => {
    const { app, stripe, sessionId, id, paid } = await started(engine);
    stripe.setSession(sessionId, paid);
    expect(await readPayment(app, { id, via: "return" })).toMatchObject({
      status: "paid",
      amountCents: 1999,
      description: "Follow-up visit",
      reference: expect.stringMatching(/^[A-Z]+-/),
      checkoutUrl: null,
      isTest: false,
    });
  });

  it.each([
    ["open", {}],
    ["processing", { status: "complete", payment_status: "unpaid" }],
    ["paid", { status: "complete", payment_status: "paid", payment_intent: "pi_1" }],
    ["cancelled", { status: "expired", payment_status: "unpaid" }],
  ] as const)("shows %s and changes nothing, here or at the provider", async (shown, session) => {
    const { app, stripe, sessionId, id, rows } = await started(engine);
    stripe.setSession(sessionId, session);
    const before = { rows: await rows(), session: { ...stripe.sessions.get(sessionId) } };
    expect(await readPayment(app, { id, via: "return" })).toMatchObject({ status: shown });
    await readPayment(app, { id, via: "cancel" });
    expect({ rows: await rows(), session: stripe.sessions.get(sessionId) }).toEqual(before);
  });

  it("ends the checkout when the visitor tries again, so that it can't be paid twice", async () => {
    const { app, stripe, sessionId, id, status } = await started(engine);
    expect(await readPayment(app, { id, via: "cancel" })).toMatchObject({
      status: "cancelled",
    });
    expect(await status()).toBe("started");
    expect(await endPayment(app, id)).toBe(true);
    expect(await status()).toBe("cancelled");
    expect(stripe.sessions.get(sessionId)?.status).toBe("expired");
    expect(await endPayment(app, id)).toBe(true);
    expect(await endPayment(app, "00000000-0000-0000-0000-000000000000")).toBe(false);
  });

  it("lets a visitor try again while the provider does not respond, and finds what was paid meanwhile", async () => {
    const paidMeanwhile = await started(engine);
    paidMeanwhile.stripe.setSession(paidMeanwhile.sessionId, paidMeanwhile.paid);
    expect(await endPayment(paidMeanwhile.app, paidMeanwhile.id)).toBe(true);
    expect(await paidMeanwhile.status()).toBe("paid");
    const silent = await started(engine);
    await silent.stripe.stop();
    expect(await endPayment(silent.app, silent.id)).toBe(true);
    expect(await silent.status()).toBe("started");
  });

  it("asks the provider only while the outcome is open", async () => {
    const { app, id } = await started(engine);
    const asked = vi.spyOn(app.checkout, "readCheckout");
    await readPayment(app, { id, via: "return" });
    expect(asked).toHaveBeenCalledTimes(1);
    await endPayment(app, id);
    expect(await readPayment(app, { id, via: "return" })).toMatchObject({
      status: "cancelled",
    });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("shows a payment made in another window, although the visitor went back in this one", async () => {
    const { app, stripe, sessionId, id, paid } = await started(engine);
    stripe.setSession(sessionId, paid);
    expect(await readPayment(app, { id, via: "cancel" })).toMatchObject({ status: "paid" });
  });

  it("redirects to a checkout that is still open", async () => {
    const { app, id } = await started(engine);
    expect(await readPayment(app, { id, via: "return" })).toMatchObject({
      status: "open",
      checkoutUrl: "https://checkout.stripe.com/c/pay/cs_test_1",
    });
  });

  it("keeps its stored state while the provider does not respond", async () => {
    const { app, stripe, id } = await started(engine);
    await stripe.stop();
    expect(await readPayment(app, { id, via: "return" })).toMatchObject({ status: "open" });
  });

  it("finds no payment by another id", async () => {
    const { app } = await started(engine);
    for (const id of ["", "x", "00000000-0000-0000-0000-000000000000", "' or 1=1 --"]) {
      expect(await readPayment(app, { id, via: "return" })).toBeNull();
    }
  });
});
