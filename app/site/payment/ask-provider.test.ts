import { randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startFakeStripe } from "../../../tests/fakes/fake-stripe";
import { plainRequest } from "../../../tests/fakes/plain-request";
import { aPayment, openPayments, storePayment } from "../../../tests/fixtures/payments";
import { startBuiltServer } from "../../../tests/support/built-server";
import { openTestDatabase } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { endPayment, readPayment } from "./return-payment.server";
import { startPayment } from "./start-payment.server";

/** A site with started payments, and the requests that the provider has got about them. */
async function open(count = 1) {
  const payments = await openPayments(await openTestDatabase("sqlite"), null);
  const { app, stripe } = payments;
  for (let n = 0; n < count; n++) await startPayment(app, aPayment());
  const ids = (await payments.rows()).map(({ id }) => id);
  stripe.asked.length = 0;
  const read = (id = ids[0] ?? "") => readPayment(app, { id, via: "return" });
  return { ...payments, ids, read };
}

it("asks the provider once when a visitor reloads sixty times in five seconds", async () => {
  const { stripe, clock, read } = await open();
  for (let n = 0; n < 60; n++) expect(await read()).toMatchObject({ status: "open" });
  expect(stripe.asked).toHaveLength(1);
  clock.advance({ seconds: 4 });
  await read();
  expect(stripe.asked).toHaveLength(1);
  clock.advance({ seconds: 1 });
  await read();
  expect(stripe.asked).toHaveLength(2);
});

it("asks and ends once for sixty requests at once, also when the provider fails", async () => {
  for (const fault of [undefined, { status: 400 }]) {
    const { app, stripe, ids, read, clock } = await open();
    stripe.faultFor = () => fault;
    await Promise.all(Array.from({ length: 60 }, () => read()));
    expect(stripe.asked).toHaveLength(1);
    stripe.asked.length = 0;
    await Promise.all(Array.from({ length: 60 }, () => endPayment(app, ids[0] ?? "")));
    const expiring = () => stripe.asked.filter(({ path }) => path.endsWith("/expire"));
    expect(expiring()).toHaveLength(1);
    if (fault) continue;
    clock.advance({ seconds: 5 });
    expect(await read()).toMatchObject({ status: "cancelled" });
  }
});

it("shows the stored state at once to those beyond the few who wait for a slow provider", async () => {
  const { stripe, ids, read } = await open(20);
  const gate = Promise.withResolvers<void>();
  stripe.respondsWhen = () => gate.promise;
  let shown = 0;
  const about = ids.flatMap((id) => [id, id, id, id, id]);
  const all = about.map((id) => read(id).finally(() => shown++));
  await waitUntil(() => shown >= about.length - 16);
  expect(shown).toBe(about.length - 16);
  for (const { status } of stripe.sessions.values()) expect(status).toBe("open");
  gate.resolve();
  for (const view of await Promise.all(all)) expect(view).toMatchObject({ status: "open" });
  expect(new Set(stripe.asked.map(({ path }) => path)).size).toBe(stripe.asked.length);
});

it("leaves desk and forms to others while four IP addresses reload and the provider is slow", async () => {
  const stripe = await startFakeStripe();
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  stripe.respondsWhen = () => gate.promise;
  const { db, settings } = await openTestDatabase("sqlite");
  const ids = Array.from({ length: 240 }, () => randomUUID());
  for (const id of ids)
    await storePayment(db, {
      reference: id,
      at: new Date(),
      status: "started",
      session_id: `cs_${id}`,
    });
  const { port } = await startBuiltServer({
    DATA_DIR: settings.dataDir,
    PAYMENTS: "stripe",
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: "sk_test_slow",
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  ids.forEach((id, n) => {
    const from = { host: "127.0.0.1", port, localAddress: `127.0.0.${2 + (n % 4)}`, agent };
    get({ ...from, path: `/payment/return?payment=${id}` }, (response) => response.resume()).on(
      "error",
      () => {},
    );
  });
  // The provider is reached when the first pages are sent, which a busy machine delays.
  await waitUntil(() => stripe.atOnce > 0);
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (let n = 0; n < 10; n++) {
    const from = "127.0.0.9";
    expect((await plainRequest(port, "/staff/sign-in", { from })).status).toBe(200);
    const post = { method: "POST", headers: form, body: "firstName=Ann", from };
    expect((await plainRequest(port, "/contact", post)).status).toBe(422);
  }
  expect(stripe.mostAtOnce).toBeLessThanOrEqual(16);
});
