import { expect, it } from "vitest";
import { recordPayment } from "~/site/payment/record-payment.server";
import { startPayment } from "~/site/payment/start-payment.server";
import { aPayment, openPayments } from "../../../tests/fixtures/payments";
import { ana } from "../../../tests/fixtures/people";
import { openTestDatabase } from "../../../tests/support/databases";
import { openPayment } from "./open-payment.server";

async function start() {
  const payments = await openPayments(await openTestDatabase("sqlite"));
  /** Starts a payment of the invoice; returns what the provider reports when it is paid. */
  const begin = async (invoice: string) => {
    await startPayment(payments.app, { ...aPayment(), invoice });
    const row = (await payments.rows()).at(-1);
    payments.clock.advance({ seconds: 1 });
    if (!row?.session_id) throw new Error("not started");
    const { id: paymentId, session_id: sessionId, amount_cents: amountCents, reference } = row;
    const pay = () =>
      recordPayment(payments.app, {
        sessionId,
        paymentId,
        amountCents,
        state: "paid",
        currency: "usd",
        paymentIntent: `pi_${sessionId}`,
      });
    return { reference, id: paymentId, pay };
  };
  const notices = () =>
    payments.db.selectFrom("payment_notices").select(["payment_id", "kind"]).execute();
  return { ...payments, begin, notices };
}

it("an invoice that is paid twice is marked once, however its number was typed and reported", async () => {
  const { app, begin, notices } = await start();
  const first = await begin("INV-7");
  const second = await begin("Invoice #inv-7");
  const others = [await begin("INV-70"), await begin(""), await begin("")];
  for (const payment of [first, ...others]) await payment.pay();
  expect(await notices()).toEqual([]);
  await second.pay();
  await second.pay();
  await first.pay();
  expect(await notices()).toEqual([{ payment_id: second.id, kind: "paid-twice" }]);
  const opened = await openPayment(app, { actor: ana, reference: second.reference });
  expect(opened?.sameInvoice).toEqual([first.reference]);
});

it("two payments of an invoice at the same moment are marked once", async () => {
  const { begin, notices } = await start();
  const both = [await begin("7"), await begin("7")];
  await Promise.all(both.map(({ pay }) => pay()));
  expect(await notices()).toMatchObject([{ kind: "paid-twice" }]);
});

it("an invoice that is paid again after a whole refund is not marked", async () => {
  const { db, begin, notices } = await start();
  const first = await begin("7");
  await first.pay();
  await db.updateTable("payments").set({ refunded_cents: 1999 }).execute();
  await (await begin("7")).pay();
  expect(await notices()).toEqual([]);
});
