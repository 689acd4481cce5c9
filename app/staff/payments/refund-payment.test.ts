import { describe, expect, it } from "vitest";
import type { Reversal } from "~/core/payment-provider/provider";
import { recordPayment } from "~/site/payment/record-payment.server";
import { startPayment } from "~/site/payment/start-payment.server";
import { leavePausesOut } from "../../../tests/fakes/fake-stripe";
import { aPayment, openPayments } from "../../../tests/fixtures/payments";
import { ana, ben } from "../../../tests/fixtures/people";
import { type Engine, engines, openTestDatabase } from "../../../tests/support/databases";
import { openPayment } from "./open-payment.server";
import { recordReversal } from "./record-reversal.server";
import { refundPayment, repeatRefunds } from "./refund-payment.server";

/** A paid payment of $19.99. */
async function paid(engine: Engine) {
  leavePausesOut();
  const payments = await openPayments(await openTestDatabase(engine), null);
  const { app, db, stripe } = payments;
  await startPayment(app, aPayment());
  const [row] = await payments.rows();
  if (!row?.session_id) throw new Error("not started");
  const { id: paymentId, session_id: sessionId, reference } = row;
  const about = { sessionId, paymentId, amountCents: 1999, currency: "usd" };
  await recordPayment(app, { ...about, state: "paid", paymentIntent: "pi_1" });
  const refund = (amountCents: number, idempotencyKey = `refund-${amountCents}`, actor = ana) =>
    refundPayment(app, { actor, reference, amountCents, idempotencyKey });
  const refunded = async () => (await payments.rows())[0]?.refunded_cents;
  const opened = () => openPayment(app, { actor: ana, reference });
  const asked = () => stripe.asked.filter(({ path }) => path === "/v1/refunds");
  /** The provider's event about its newest refund, or about one that it is just making. */
  const event = (changes: Partial<Reversal> = {}) => {
    const made = [...stripe.refunds.values()].at(-1);
    return recordReversal(app, {
      kind: "refund",
      id: made?.id ?? "",
      paymentIntent: "pi_1",
      paymentId,
      refundId: (made?.metadata as { refund: string } | undefined)?.refund ?? "",
      amountCents: Number(made?.amount ?? 600),
      currency: "usd",
      status: "succeeded",
      at: new Date("2026-03-02T15:00:00.000Z"),
      ...changes,
    });
  };
  const audit = () =>
    db
      .selectFrom("audit_log")
      .select(["who", "subject", "detail"])
      .where("action", "=", "asked for a refund")
      .execute();
  return { ...payments, reference, refund, refunded, opened, asked, event, audit };
}

describe.each(engines)("a refund from the desk on %s", (engine) => {
  it("pays back a part and then the rest, never more than is left, and is audited", async () => {
    const { refund, refunded, opened, audit, reference } = await paid(engine);
    expect(await refund(500)).toEqual({ outcome: "refunded" });
    expect(await refunded()).toBe(500);
    expect(await refund(1500)).toEqual({ outcome: "too-much", leftCents: 1499 });
    expect(await refund(1499)).toEqual({ outcome: "refunded" });
    expect(await opened()).toMatchObject({
      refundedCents: 1999,
      leftCents: 0,
      reversals: [{ who: "Ana" }, { who: "Ana" }],
    });
    expect(await audit()).toEqual(
      ["$5.00", "$14.99"].map((detail) => ({ who: "Ana", subject: reference, detail })),
    );
  });

  it("is made once for one form, and one of two that together are too much", async () => {
    const { stripe, refund, refunded } = await paid(engine);
    await Promise.all([refund(500, "form-1"), refund(500, "form-1"), refund(500, "form-1")]);
    expect(await refunded()).toBe(500);
    const both = await Promise.all([refund(1000, "form-2"), refund(1000, "form-3", ben)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["refunded", "too-much"]);
    expect(stripe.refunds.size).toBe(2);
    expect(await refunded()).toBe(1500);
  });
});

describe("a refund whose answer", () => {
  it("is lost holds its amount, and is found at the provider later, not made again", async () => {
    const { app, stripe, clock, refund, refunded, opened, asked } = await paid("sqlite");
    // The provider makes the refund, and its answer never arrives.
    stripe.faultFor = (request) => {
      if (request.path !== "/v1/refunds" || request.method !== "POST") return undefined;
      const { form, idempotencyKey: key } = request;
      stripe.refunds.set(key, {
        id: "re_lost",
        object: "refund",
        amount: Number(form.get("amount")),
        currency: "usd",
        status: "succeeded",
        payment_intent: "pi_1",
        created: 1_772_460_000,
        metadata: { refund: form.get("metadata[refund]") },
      });
      return "drop";
    };
    expect(await refund(1500)).toEqual({ outcome: "waits" });
    expect(await opened()).toMatchObject({ leftCents: 499, unmade: [{ state: "requested" }] });
    expect(await refund(500)).toEqual({ outcome: "too-much", leftCents: 499 });
    const posts = asked().length;
    clock.advance({ minutes: 2 });
    await repeatRefunds(app);
    await repeatRefunds(app);
    expect(
      asked()
        .slice(posts)
        .map(({ method }) => method),
    ).toEqual(["GET"]);
    expect(await refunded()).toBe(1500);
    expect(await opened()).toMatchObject({
      unmade: [],
      reversals: [{ id: "re_lost", who: "Ana" }],
    });
  });

  it("fails is asked for again with the same key, and an event that comes before counts once", async () => {
    const { app, stripe, clock, refund, refunded, event, asked } = await paid("sqlite");
    stripe.faultFor = ({ path }) => (path === "/v1/refunds" ? { status: 500 } : undefined);
    expect(await refund(700)).toEqual({ outcome: "waits" });
    stripe.faultFor = () => undefined;
    clock.advance({ minutes: 2 });
    await repeatRefunds(app);
    await event();
    const keys = asked().filter(({ method }) => method === "POST");
    expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(stripe.refunds.size).toBe(1);
    expect(await refunded()).toBe(700);
  });

  it("comes after the provider's event is not a second refund; one that fails later is left again", async () => {
    const { stripe, refund, refunded, event, opened } = await paid("sqlite");
    stripe.respondsWhen = async ({ form }) => {
      await event({ id: "re_test_1", refundId: form.get("metadata[refund]") ?? "" });
    };
    expect(await refund(600)).toEqual({ outcome: "refunded" });
    await event();
    await event();
    expect(await refunded()).toBe(600);
    await event({ status: "failed" });
    expect(await refunded()).toBe(0);
    expect(await opened()).toMatchObject({ leftCents: 1999 });
  });

  it("is a refusal gives the provider's reason, and the amount is left again", async () => {
    const { stripe, refund, opened } = await paid("sqlite");
    const message = "Charge ch_1 has already been refunded.";
    const error = { type: "invalid_request_error", code: "charge_already_refunded", message };
    stripe.failNext({ status: 400, body: { error } });
    expect(await refund(600)).toMatchObject({ outcome: "refused" });
    expect(await opened()).toMatchObject({ leftCents: 1999, unmade: [{ state: "refused" }] });
  });
});

it("a payment that is not paid, of another provider or unknown is not refunded", async () => {
  const { app, db, refund, reference } = await paid("sqlite");
  const input = { actor: ana, reference: "CW-9999-XX", amountCents: 1, idempotencyKey: "form-1" };
  expect(await refundPayment(app, input)).toEqual({ outcome: "missing" });
  for (const values of [{ status: "failed" }, { status: "paid", provider: "test" }] as const) {
    await db.updateTable("payments").set(values).where("reference", "=", reference).execute();
    expect(await refund(100)).toEqual({ outcome: "not-refundable" });
  }
});
