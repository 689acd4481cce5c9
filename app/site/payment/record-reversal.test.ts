import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { aPayment, openPayments, webhookSecret } from "../../../tests/fixtures/payments";
import { type Engine, engines, openTestDatabase } from "../../../tests/support/databases";
import { receiveWebhook } from "./provider-events.server";
import { recordPayment } from "./record-payment.server";
import { startPayment } from "./start-payment.server";

/** `created`: the provider's time, in seconds. */
type Sent = { type: string; object: Record<string, unknown>; created?: number };

/** A paid payment of $19.99, and the provider's possible events about it. */
async function paid(engine: Engine) {
  const started = await start(engine);
  await started.pay();
  return started;
}

/** The same before the provider has reported that it is paid. */
async function start(engine: Engine) {
  const payments = await openPayments(await openTestDatabase(engine));
  await startPayment(payments.app, aPayment());
  const [row] = await payments.rows();
  if (!row?.session_id) throw new Error("not started");
  const about = {
    sessionId: row.session_id,
    paymentId: row.id,
    amountCents: 1999,
    currency: "usd",
    paymentIntent: "pi_1",
  };
  const pay = () => recordPayment(payments.app, { ...about, state: "paid" });
  const receive = (body: string, signature: string) =>
    receiveWebhook(payments.app, body, signature);
  const hear = ({ type, object, created }: Sent) => {
    const body = JSON.stringify({ id: "evt_1", object: "event", type, created, data: { object } });
    const options = { payload: body, secret: webhookSecret };
    return receive(body, Stripe.webhooks.generateTestHeaderString(options));
  };
  const payment = async () => (await payments.rows())[0];
  const notices = () => payments.db.selectFrom("payment_notices").selectAll().execute();
  /** Forgets everything that was reported. */
  const reset = async () => {
    for (const table of ["payment_reversals", "payment_notices"] as const)
      await payments.db.deleteFrom(table).execute();
    const { status } = row;
    const clean = { status, refunded_cents: 0, dispute: null, payment_intent: null };
    await payments.db.updateTable("payments").set(clean).execute();
  };
  return { ...payments, pay, hear, payment, notices, about, reset };
}

const common = { currency: "usd", payment_intent: "pi_1", metadata: {} };
const charge = (amount_refunded: number, more = {}): Sent => ({
  type: "charge.refunded",
  object: { ...common, id: "ch_1", object: "charge", amount_refunded, ...more },
});
const refund = (type: string, id: string, amount: number, status: string): Sent => ({
  type,
  object: { ...common, id, object: "refund", amount, status, charge: "ch_1" },
});
const dispute = (type: string, status: string, id = "dp_1"): Sent => ({
  type: `charge.dispute.${type}`,
  object: { ...common, id, object: "dispute", amount: 1999, status, charge: "ch_1" },
});

/** All permutations of a short list. */
function orders<One>(some: readonly One[]): One[][] {
  if (some.length < 2) return [[...some]];
  return some.flatMap((one, n) => orders(some.toSpliced(n, 1)).map((rest) => [one, ...rest]));
}

describe.each(engines)("refunds and disputes on %s", (engine) => {
  it("are refused when their amount is negative, and change nothing", async () => {
    const { hear, payment, notices } = await paid(engine);
    for (const sent of [
      charge(-500),
      refund("refund.created", "re_1", -500, "succeeded"),
      {
        ...dispute("created", "needs_response"),
        object: { ...dispute("created", "").object, amount: -1 },
      },
    ])
      expect(await hear(sent), sent.type).toBe(400);
    expect(await payment()).toMatchObject({ refunded_cents: 0, dispute: null });
    expect(await notices()).toEqual([]);
  });

  it("are recorded from the sum of a charge", async () => {
    const { hear, payment } = await paid(engine);
    expect(await hear(charge(500))).toBe(200);
    expect(await payment()).toMatchObject({ status: "paid", refunded_cents: 500 });
    await hear(charge(1999));
    await hear(charge(500));
    expect(await payment()).toMatchObject({ status: "paid", refunded_cents: 1999 });
  });

  it("are recorded one by one, twice, and beside the sum of the charge, in any order", async () => {
    const events = [
      refund("refund.created", "re_1", 500, "pending"),
      refund("refund.updated", "re_1", 500, "succeeded"),
      refund("refund.created", "re_2", 300, "succeeded"),
      charge(800),
    ];
    for (const order of orders(events).filter((_, n) => n % 5 === 0)) {
      const { hear, payment } = await paid(engine);
      for (const one of [...order, ...order]) expect(await hear(one)).toBe(200);
      expect(await payment()).toMatchObject({ refunded_cents: 800 });
    }
  });

  it("no longer count a failed refund, and late events do not restore it", async () => {
    for (const failed of ["refund.failed", "charge.refund.updated"]) {
      const { hear, payment } = await paid(engine);
      await hear(charge(800));
      await hear(refund("refund.created", "re_1", 500, "succeeded"));
      await hear(refund(failed, "re_2", 300, "failed"));
      await hear(refund("refund.created", "re_2", 300, "pending"));
      expect(await payment()).toMatchObject({ refunded_cents: 500 });
    }
  });

  it("are kept until the payment is known, in any order and twice", async () => {
    const { pay, hear, payment, notices, reset } = await start(engine);
    const reports = [
      null,
      refund("refund.created", "re_1", 500, "succeeded"),
      refund("refund.created", "re_2", 300, "pending"),
      refund("refund.failed", "re_2", 300, "failed"),
      dispute("created", "needs_response"),
      dispute("closed", "won"),
    ];
    for (const order of orders(reports).filter((_, n) => n % 29 === 0)) {
      await reset();
      for (const one of [...order, ...order]) await (one ? hear(one) : pay());
      expect(await payment(), JSON.stringify(order)).toMatchObject({
        status: "paid",
        refunded_cents: 500,
        dispute: "won",
      });
      expect(await notices()).toMatchObject([{ kind: "dispute", amount_cents: 1999 }]);
    }
  });

  it("are kept when they arrive at the same time as the payment", async () => {
    const { pay, hear, payment, reset } = await start(engine);
    for (let n = 0; n < 20; n += 1) {
      await reset();
      await Promise.all([hear(charge(500)), pay(), hear(dispute("created", "needs_response"))]);
      expect(await payment()).toMatchObject({ refunded_cents: 500, dispute: "open" });
    }
  });

  it("count a refund after a failed one in full, also from the charge's sums alone", async () => {
    const { pay, hear, payment, reset } = await start(engine);
    const failed = refund("charge.refund.updated", "re_1", 500, "failed");
    for (const next of [500, 700]) {
      await reset();
      await pay();
      for (const one of [charge(500), failed]) await hear(one);
      expect(await payment()).toMatchObject({ refunded_cents: 0 });
      await hear(charge(next));
      expect(await payment()).toMatchObject({ refunded_cents: next });
    }
    // The provider takes a failed refund out of the charge's sum: 500, 800, (500 fails) 300, 1000.
    const timed = [charge(500), charge(800), failed, charge(1000)].map((one, n) => ({
      ...one,
      created: 1_772_460_000 + n * 3600,
    }));
    for (const order of orders([null, ...timed]).filter((_, n) => n % 7 === 0)) {
      await reset();
      for (const one of [...order, ...order]) await (one ? hear(one) : pay());
      expect(await payment(), JSON.stringify(order)).toMatchObject({ refunded_cents: 1000 });
    }
  });

  it("make one notice of a dispute, whose end is final", async () => {
    const { hear, payment, notices } = await paid(engine);
    await hear(dispute("created", "needs_response"));
    await hear(dispute("funds_withdrawn", "needs_response"));
    expect(await payment()).toMatchObject({ dispute: "open", refunded_cents: 0 });
    await hear(dispute("updated", "under_review"));
    await hear(dispute("closed", "lost"));
    await hear(dispute("updated", "under_review"));
    expect(await payment()).toMatchObject({ status: "paid", dispute: "lost" });
    expect(await notices()).toMatchObject([{ kind: "dispute", amount_cents: 1999 }]);
    await hear(dispute("created", "a_word_to_come", "dp_2"));
    expect(await payment()).toMatchObject({ dispute: "open" });
    expect(await notices()).toHaveLength(2);
  });

  it("find the payment by the id it was made with, and no other payment", async () => {
    const { hear, payment, about } = await paid(engine);
    expect(await hear(charge(100, { payment_intent: "pi_other" }))).toBe(200);
    expect(await hear(charge(100, { payment_intent: null }))).toBe(200);
    expect(await payment()).toMatchObject({ refunded_cents: 0 });
    await hear(charge(100, { payment_intent: null, metadata: { payment: about.paymentId } }));
    expect(await payment()).toMatchObject({ refunded_cents: 100 });
  });

  it("are rejected when signed but implausible, and requested again when the database is gone", async () => {
    const { hear, db } = await paid(engine);
    for (const object of [null, {}, { object: "charge" }, { ...charge(1).object, id: 1 }])
      expect(await hear({ type: "charge.refunded", object: object as never })).toBe(400);
    for (const type of ["refund.created", "charge.dispute.created"])
      expect(await hear({ type, object: {} })).toBe(400);
    await db.destroy();
    expect(await hear(charge(1))).toBe(503);
  });

  it("fifty events at once are applied one after the other", async () => {
    const { hear, payment } = await paid(engine);
    const events = Array.from({ length: 50 }, (_, n) =>
      refund("refund.created", `re_${n}`, 10, "succeeded"),
    );
    expect(new Set(await Promise.all(events.map(hear)))).toEqual(new Set([200]));
    expect(await payment()).toMatchObject({ refunded_cents: 500 });
  });
});

describe.each(engines)("a wrong amount on %s", (engine) => {
  it("makes one notice, and the payment does not count as paid", async () => {
    const payments = await openPayments(await openTestDatabase(engine));
    await startPayment(payments.app, aPayment({ amountCents: 50_000 }));
    const [row] = await payments.rows();
    const state = {
      sessionId: row?.session_id ?? "",
      paymentId: row?.id ?? "",
      state: "paid",
      amountCents: 5000,
      currency: "usd",
      paymentIntent: "pi_1",
      email: "Somebody@Example.com",
    } as const;
    expect(await recordPayment(payments.app, state)).toBe("mismatch");
    expect(await recordPayment(payments.app, state)).toBe("mismatch");
    await recordPayment(payments.app, { ...state, state: "processing" });
    const notices = await payments.db.selectFrom("payment_notices").selectAll().execute();
    expect(notices).toMatchObject([
      { kind: "wrong-amount", amount_cents: 5000, currency: "usd", settled_at: null, note: "" },
    ]);
    expect(await payments.rows()).toMatchObject([
      { status: "processing", payment_intent: "pi_1", email: "somebody@example.com" },
    ]);
  });
});

describe("the data sent to the provider", () => {
  it("is the typed text and opaque ids, nothing else", async () => {
    const { app, stripe } = await openPayments(await openTestDatabase("sqlite"));
    await startPayment(app, aPayment());
    const [asked] = stripe.asked;
    const free = [...(asked?.form ?? [])].filter(([, value]) => /[A-Za-z]|-/.test(value));
    const names = Object.fromEntries(free);
    expect(names).toEqual({
      mode: "payment",
      submit_type: "pay",
      client_reference_id: expect.stringMatching(/^[\da-f-]{36}$/),
      "metadata[reference]": expect.stringMatching(/^CW-/),
      "payment_intent_data[metadata][reference]": expect.stringMatching(/^CW-/),
      "metadata[payment]": expect.stringMatching(/^[\da-f-]{36}$/),
      "payment_intent_data[metadata][payment]": expect.stringMatching(/^[\da-f-]{36}$/),
      "payment_intent_data[description]": "Follow-up visit",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][product_data][name]": "Follow-up visit",
      "line_items[0][price_data][product_data][metadata][made_by]": "payment-page",
      success_url: expect.stringContaining("/payment/return?payment="),
      cancel_url: expect.stringContaining("/payment/return?payment="),
    });
  });
});
