import { beforeEach, describe, expect, it } from "vitest";
import { leavePausesOut } from "../../../tests/fakes/fake-stripe";
import { minimumWords } from "../../../tests/fakes/fake-stripe-server";
import { aPayment, openPayments, siteUrl } from "../../../tests/fixtures/payments";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { startPayment } from "./start-payment.server";

describe.each(engines)("starting a payment on %s", (engine) => {
  const begin = async () => openPayments(await openTestDatabase(engine));

  it("requests one checkout with one inline price, and returns its URL", async () => {
    const { app, stripe, rows } = await begin();
    const response = await startPayment(app, aPayment());
    expect(response).toEqual({
      outcome: "started",
      url: "https://checkout.stripe.com/c/pay/cs_test_1",
    });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      status: "started",
      amount_cents: 1999,
      description: "Follow-up visit",
      provider: "stripe",
      session_id: "cs_test_1",
    });
    const [asked, ...more] = stripe.asked;
    expect(more).toEqual([]);
    expect(asked?.idempotencyKey).toBe(row?.idempotency_key);
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
      mode: "payment",
      client_reference_id: row?.id,
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "1999",
      "line_items[0][price_data][product_data][name]": "Follow-up visit",
      success_url: `${siteUrl}/payment/return?payment=${row?.id}`,
      cancel_url: `${siteUrl}/payment/return?payment=${row?.id}&cancelled=1`,
    });
  });

  it("asks for the provider's page in Spanish, and for a return to the Spanish pages", async () => {
    const { app, stripe } = await begin();
    const attempt = aPayment();
    await startPayment(app, { ...attempt, language: "es" });
    await startPayment(app, attempt);
    const [spanish, english] = stripe.asked.map(({ form }) => Object.fromEntries(form));
    const id = spanish?.client_reference_id;
    expect(spanish).toMatchObject({
      locale: "es-419",
      success_url: `${siteUrl}/es/payment/return?payment=${id}`,
      cancel_url: `${siteUrl}/es/payment/return?payment=${id}&cancelled=1`,
    });
    // Two requests with one key must be the same, so that the other language has another one.
    expect(english).not.toHaveProperty("locale");
    expect(new Set(stripe.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it("makes one payment per key, clicked fifty times at once", async () => {
    // Fifty responses take longer than the short timeouts on a busy machine.
    const { app, stripe, rows } = await openPayments(await openTestDatabase(engine), null);
    const attempt = aPayment();
    const results = await Promise.all(Array.from({ length: 50 }, () => startPayment(app, attempt)));
    expect(new Set(results.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("makes two payments for two amounts, and for two posts without a key", async () => {
    const { app, rows } = await begin();
    const attempt = aPayment();
    await startPayment(app, attempt);
    await startPayment(app, { ...attempt, amountCents: 2000 });
    await startPayment(app, aPayment({ idempotencyKey: "" }));
    await startPayment(app, aPayment({ idempotencyKey: "" }));
    expect(await rows()).toHaveLength(4);
  });

  it("makes a new checkout for the same key when the first one has ended", async () => {
    const { app, db, clock, rows } = await begin();
    const attempt = aPayment();
    const first = await startPayment(app, attempt);
    await db.updateTable("payments").set({ status: "cancelled" }).execute();
    const second = await startPayment(app, attempt);
    expect(second).toMatchObject({ outcome: "started" });
    expect(second).not.toEqual(first);
    expect(await startPayment(app, attempt)).toEqual(second);
    clock.advance({ hours: 21 });
    expect(await startPayment(app, attempt)).not.toEqual(second);
    expect(await rows()).toHaveLength(3);
  });

  it("passes on the provider's message about the amount", async () => {
    const { app, rows } = await begin();
    const attempt = aPayment({ amountCents: 49 });
    expect(await startPayment(app, attempt)).toEqual({ outcome: "refused", message: minimumWords });
    expect(await rows()).toMatchObject([{ status: "failed", failure: minimumWords }]);
  });

  it("keeps a failed payment as failed, and allows another try", async () => {
    const { app, stripe, rows } = await begin();
    stripe.faultFor = () => ({ status: 401, body: { error: { message: "Invalid API Key" } } });
    const attempt = aPayment();
    expect(await startPayment(app, attempt)).toEqual({ outcome: "refused", message: null });
    expect(await rows()).toMatchObject([{ status: "failed", checkout_url: null }]);
    stripe.faultFor = () => undefined;
    expect(await startPayment(app, attempt)).toMatchObject({ outcome: "started" });
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["failed", "started"]);
  });

  it("requests nothing from the provider when the payment can't be stored", async () => {
    const payments = await begin();
    await payments.db.schema.alterTable("payments").renameTo("elsewhere").execute();
    expect(await startPayment(payments.app, aPayment())).toEqual({
      outcome: "refused",
      message: null,
    });
    expect(payments.stripe.asked).toEqual([]);
  });

  it("logs neither the description nor the secret key, only the visitor's key", async () => {
    const { app, stripe, lines } = await begin();
    await startPayment(app, aPayment());
    stripe.faultFor = () => ({
      status: 400,
      body: { error: { message: "About Follow-up visit" } },
    });
    await startPayment(app, aPayment());
    const logged = JSON.stringify(lines);
    expect(logged).toContain("somebody");
    expect(logged).not.toContain("Follow-up");
    expect(logged).not.toContain("sk_test");
  });
});

// Errors have the same result on both databases: the tests above cover both.
describe("when the provider", () => {
  beforeEach(leavePausesOut);
  const begin = async () => openPayments(await openTestDatabase("sqlite"));

  it("waits as long as the provider's 429 says", async () => {
    const { app, stripe } = await begin();
    stripe.failNext({ status: 429, headers: { "Retry-After": "0.3" } }, { status: 429 });
    const from = Date.now();
    expect(await startPayment(app, aPayment())).toMatchObject({ outcome: "started" });
    expect(Date.now() - from).toBeGreaterThanOrEqual(300);
    expect(stripe.asked).toHaveLength(3);
  });

  it.each(["drop", "hang", { status: 500 }, { status: 503 }] as const)(
    "retries after %j, with the same key",
    async (fault) => {
      const { app, stripe } = await begin();
      stripe.failNext(fault);
      expect(await startPayment(app, aPayment())).toMatchObject({ outcome: "started" });
      const keys = stripe.asked.map(({ idempotencyKey }) => idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it.each([
    ["an error that stays", { status: 500 }],
    ["no answer", "hang"],
    ["lost connections", "drop"],
    ["a malformed answer", "malformed"],
    ["a response without a URL", { status: 200, body: { id: "cs_1" } }],
    ["a wrong key", { status: 401, body: { error: { message: "Invalid API Key: sk_test_***" } } }],
    ["a key without the right", { status: 403, body: { error: { message: "Not allowed: rk_" } } }],
    ["too many requests that stay", { status: 429 }],
    [
      "words about the clinic's account",
      { status: 400, body: { error: { message: "Your account…", param: "success_url" } } },
    ],
  ] as const)("returns the general message after %s, and can be tried again", async (_, fault) => {
    const { app, stripe, rows } = await begin();
    stripe.faultFor = () => fault;
    const attempt = aPayment();
    expect(await startPayment(app, attempt)).toEqual({ outcome: "refused", message: null });
    expect(await rows()).toMatchObject([{ status: "failed", checkout_url: null }]);
    stripe.faultFor = () => undefined;
    expect(await startPayment(app, attempt)).toMatchObject({ outcome: "started" });
  });

  it("stops retrying when the visitor has waited long enough", async () => {
    const { app, stripe } = await begin();
    stripe.faultFor = () => ({ status: 429, headers: { "Retry-After": "0.4" } });
    expect(await startPayment(app, aPayment())).toEqual({ outcome: "refused", message: null });
    // If only the number of tries counted, there would be four requests.
    expect(stripe.asked.length).toBeLessThan(4);
  });

  it("returns the general message when the provider is unreachable", async () => {
    const { app, stripe } = await begin();
    await stripe.stop();
    expect(await startPayment(app, aPayment())).toEqual({ outcome: "refused", message: null });
  });

  it.each([
    "https://checkout.stripe.com.evil.example/c/pay",
    "https://evil.example/c/pay#https://checkout.stripe.com",
    "http://checkout.stripe.com/c/pay",
    "https://checkout.stripe.com:8443/c/pay",
    "https://user@checkout.stripe.com/c/pay",
    "javascript:alert(1)",
    "//checkout.stripe.com/c/pay",
    "/payment/test-checkout/1",
    "",
  ])("redirects nobody to %j", async (url) => {
    const { app, stripe, rows } = await begin();
    stripe.checkoutUrl = () => url;
    expect(await startPayment(app, aPayment())).toEqual({ outcome: "refused", message: null });
    expect(await rows()).toMatchObject([{ status: "failed", checkout_url: null }]);
  });
});
